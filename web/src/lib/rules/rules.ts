/** The rules page: our Markdown has headings and numbered paragraphs, and nothing else is needed. */
export interface RuleParagraph {
  id: string; // "D5.5", or empty
  text: string;
}

export interface Chapter {
  id: string; // "D5", or empty
  title: string;
  paragraphs: RuleParagraph[];
}

export function readRules(page: string): Chapter[] {
  const chapters: Chapter[] = [];
  for (const block of page.split(/\n\s*\n/)) {
    const heading = /^(#+)\s+(.*)$/.exec(block.trim());
    if (heading) {
      chapters.push({
        id: /^[A-Z]+\d+(?= )/.exec(heading[2] ?? '')?.[0] ?? '',
        title: heading[2] ?? '',
        paragraphs: [],
      });
      continue;
    }
    const numbered = /^\*\*([A-Z]\d+(?:\.\d+)*)\*\*\s*/.exec(block);
    const text = block
      .slice(numbered?.[0].length ?? 0)
      .replace(/[ \n]+/g, ' ')
      .trim();
    if (text) chapters.at(-1)?.paragraphs.push({ id: numbered?.[1] ?? '', text });
  }
  return chapters.filter((chapter) => chapter.paragraphs.length);
}

/** Lower case, without diacritics and with plain spaces: nobody should have to type those to find a word. */
export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replace(/\s/g, ' ').toLowerCase().replace(/ł/g, 'l');
}

/** The chapters with the paragraphs that contain all the words or have the wanted number. */
export function findRules(chapters: readonly Chapter[], wanted: string): Chapter[] {
  const words = plain(wanted).split(/\s+/).filter(Boolean);
  if (!words.length) return [...chapters];
  return chapters
    .map((chapter) => ({
      ...chapter,
      paragraphs: chapter.paragraphs.filter(({ id, text }) => {
        const all = plain(`${id} ${chapter.title} ${text}`);
        return words.every((word) => all.includes(word));
      }),
    }))
    .filter((chapter) => chapter.paragraphs.length);
}

export type Span = { text: string; kind: 'plain' | 'em' | 'strong' | 'code' };

/** Splits a paragraph into plain text, emphasis and names of files. */
export function spans(text: string): Span[] {
  const found: Span[] = [];
  let last = 0;
  for (const match of text.matchAll(/\*\*([^*]+)\*\*|\*([^*]+)\*|`([^`]+)`/g)) {
    if (match.index > last) found.push({ text: text.slice(last, match.index), kind: 'plain' });
    found.push({ text: match[1] ?? match[2] ?? match[3] ?? '', kind: match[1] ? 'strong' : match[2] ? 'em' : 'code' });
    last = match.index + match[0].length;
  }
  if (last < text.length) found.push({ text: text.slice(last), kind: 'plain' });
  return found;
}
