/** How a tree is saved: by whom and under which link, if it is; unsaved changes survive a reload. */
import type { BoardStep, Study, StudyTree } from '../../lib/generated/http';
import { api } from '../../lib/server/api';
import { beSomebody } from '../../lib/server/me.svelte';
import { Tree } from './tree.svelte';

interface Draft {
  tree: StudyTree;
  steps: BoardStep[];
}

export class KeptTree {
  title = $state('');
  id = $state('');
  owner = $state('');
  /** Whether the reader may change it: somebody else's study is copied instead. */
  yours = $state(true);
  private version = 0;
  private savedTitle = $state('');
  private savedChanges = $state(0);

  constructor(
    readonly tree: Tree,
    study: Study | null,
  ) {
    if (!study) return;
    this.title = this.savedTitle = study.title;
    this.id = study.id;
    this.owner = study.owner;
    this.yours = study.yours;
    this.version = study.version;
  }

  /** Whether there are unsaved changes. */
  get changed(): boolean {
    return this.tree.changes !== this.savedChanges || this.title !== this.savedTitle || !this.id;
  }

  /** Save it: over the saved version, or as a new study of the reader's. Returns its id. */
  async save(title: string): Promise<string> {
    await beSomebody();
    const { changes } = this.tree;
    const kept =
      this.id && this.yours
        ? await api.changeStudy(this.id, { title, tree: this.tree.written, version: this.version })
        : await api.keepStudy({ title, tree: this.tree.written });
    this.id = kept.id;
    this.version = kept.version;
    this.yours = true;
    this.title = this.savedTitle = title;
    this.savedChanges = changes;
    return kept.id;
  }
}

const keyOf = (place: string): string => `petteia-analysis ${place}`;

/** Keep unsaved changes until the browser is closed. */
export function keepDraft(place: string, tree: Tree): void {
  try {
    sessionStorage.setItem(keyOf(place), JSON.stringify({ tree: tree.written, steps: tree.steps } satisfies Draft));
  } catch {
    // no room for it: then it lasts as long as the page
  }
}

export function dropDraft(place: string): void {
  sessionStorage.removeItem(keyOf(place));
}

/** The unsaved draft at that place, if there is one. */
export function draftOf(place: string): Tree | null {
  const kept = sessionStorage.getItem(keyOf(place));
  if (!kept) return null;
  const { tree, steps } = JSON.parse(kept) as Draft;
  return Tree.read(tree, steps);
}
