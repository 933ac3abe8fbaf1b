"""Whether words are readable, measured on the page as it is drawn: none is cut off, and none overlaps another."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page

# words that are cut off although nothing opens them: an ellipsis without a disclosure, or a box that hides their end
CLIPPED = """() => [...document.querySelectorAll('main *, .screen *, header *, nav *, dialog *')].filter((one) => {
  const style = getComputedStyle(one);
  if (![...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim())) return false;
  const opens = '[aria-expanded="false"]';
  if (one.closest(`.unseen-words, [aria-hidden="true"], .fair, .log, select, ${opens}`)) return false;
  if (!one.getClientRects().length || style.overflowX === 'visible') return false;
  if (one.clientWidth <= 1) return false; // words for the ears alone
  return one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 3;
}).map((one) => `${one.className}: ${one.textContent.trim().slice(0, 40)}`)"""

# words in sight that share more than a hair's breadth with other words in sight
OVERLAPPING = """() => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const seen = [];
  // whether a box around it ends before that place
  const hidden = (holder, x, y) => {
    for (let around = holder; around; around = around.parentElement) {
      const box = around.getBoundingClientRect();
      const outside = x < box.left || x > box.right || y < box.top || y > box.bottom;
      if (outside && getComputedStyle(around).overflow !== 'visible') return true;
    }
    return false;
  };
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const holder = node.parentElement;
    if (!node.data.trim() || !holder.checkVisibility()) continue;
    if (holder.closest('.unseen-words, script, style, option, svg')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      if (box.width < 2 || box.height < 2) continue;
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      const hit = document.elementFromPoint(x, y);
      if (hidden(holder, x, y)) continue;
      if (hit && (holder.contains(hit) || hit.contains(holder))) seen.push([holder, node.data.trim(), box]);
    }
  }
  // a line is higher than its letters
  const head = (box) => box.top + box.height / 4;
  const foot = (box) => box.bottom - box.height / 4;
  const found = [];
  seen.forEach(([holder, text, a], place) => {
    for (const [other, its, b] of seen.slice(place + 1)) {
      if (other === holder) continue;
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const down = Math.min(foot(a), foot(b)) - Math.max(head(a), head(b));
      if (across > 2 && down > 1) found.push(`${text.slice(0, 30)} / ${its.slice(0, 30)}`);
    }
  });
  return found;
}"""

# the names on the map that lie over each other, over a count or over much of a piece, and counts over each other; what
# is not drawn has no size
PILED_UP = """() => {
  const boxes = (selector) => [...document.querySelectorAll(selector)]
    .map((one) => [one.textContent || one.getAttribute('href'), one.getBoundingClientRect()])
    .filter(([, box]) => box.width);
  const shares = (a, b) => [
    Math.min(a.right, b.right) - Math.max(a.left, b.left), Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
  ];
  const shared = (a, b) => shares(a, b)[0] > 2 && shares(a, b)[1] > 3;
  const hides = (a, b) => shared(a, b) && shares(a, b)[0] * shares(a, b)[1] > 0.15 * b.width * b.height;
  const [names, counts] = [boxes('.names .name text'), boxes('.map .count rect')];
  const pieces = boxes('.map .piece:not(.slot) > use');
  const found = [];
  names.forEach(([name, box], place) => {
    for (const [other, its] of names.slice(place + 1)) if (shared(box, its)) found.push(`${name} / ${other}`);
    for (const [, its] of counts) if (shared(box, its)) found.push(`${name} / a count`);
    for (const [piece, its] of pieces) if (hides(box, its)) found.push(`${name} / ${piece}`);
  });
  counts.forEach(([, box], place) => {
    for (const [, its] of counts.slice(place + 1)) if (shared(box, its)) found.push('two counts');
  });
  return found;
}"""


# how far the last of those at the table lies below the room for them
SEATS_BELOW = """() => {
  const last = [...document.querySelectorAll('.seats .seat')].at(-1);
  return last.getBoundingClientRect().bottom - document.querySelector('.right > .seats').getBoundingClientRect().bottom;
}"""


PATIENCE = 50  # looks, a fifth of a second apart, until a page that was just changed stands still


def unreadable(page: Page) -> list[str]:
    """All words of the page that are cut off, piled up, or beside the screen, once it stands still. The pointer asks
    about nothing: what it asks is told over the rest of the page."""
    page.mouse.move(0, 0)
    return at_last(page, faults_in_words)


def piled_up(page: Page) -> list[str]:
    """The names and counts on the map that cannot be read, or hide something, once it stands still."""
    return at_last(page, lambda page: list(page.evaluate(PILED_UP)))


def seats_below(page: Page) -> float:
    """How many pixels of the seats beside the map are out of sight, once the list has taken its form."""
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    return float(page.evaluate(SEATS_BELOW))


def at_last(page: Page, look: Callable[[Page], list[str]]) -> list[str]:
    """What is wrong with the page; nothing as soon as nothing is wrong."""
    found = look(page)
    for _ in range(PATIENCE):
        if not found:
            break
        page.wait_for_timeout(200)
        found = look(page)
    return found


def faults_in_words(page: Page) -> list[str]:
    found = [f"cut off: {one}" for one in page.evaluate(CLIPPED)]
    found += [f"piled up: {one}" for one in page.evaluate(OVERLAPPING)]
    if page.evaluate("document.documentElement.scrollWidth > innerWidth"):
        found.append("the page is wider than the screen")
    return found
