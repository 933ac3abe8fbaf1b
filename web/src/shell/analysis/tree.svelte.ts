/** All lines examined from a position: a tree of moves, with comments. */
import type { BoardStep, Root, StudyMove, StudyTree } from '../../lib/generated/http';

export class Node {
  /** The moves tried after it; the first is the main line. */
  children = $state.raw<readonly Node[]>([]);
  comment = $state('');

  constructor(
    readonly parent: Node | null,
    readonly step: BoardStep | null,
  ) {}

  /** The moves that lead here, in order. */
  get line(): Node[] {
    return this.wayBack().slice(0, -1).reverse();
  }

  get actions(): number[] {
    return this.line.map((node) => node.step!.action);
  }

  get first(): Node | undefined {
    return this.children[0];
  }

  /** Whether it is on the main line: every move that leads here is a first one. */
  get isMain(): boolean {
    return this.line.every((node) => node.parent!.first === node);
  }

  isWithin(other: Node): boolean {
    return this.wayBack().includes(other);
  }

  /** This move and all before it, the beginning last. */
  private wayBack(): Node[] {
    const found: Node[] = [this];
    for (let node = this.parent; node; node = node.parent) found.push(node);
    return found;
  }

  /** Whether one stops here when stepping: chance belongs to the move before it, unless other outcomes were tried. */
  get isStop(): boolean {
    return this.children.length !== 1 || this.first!.step!.actor >= 0;
  }
}

export class Tree {
  readonly root = new Node(null, null);
  current = $state.raw<Node>(this.root);
  /** How often it has been changed since it was created. */
  changes = $state(0);

  constructor(
    readonly start: Root,
    readonly players: readonly string[],
  ) {}

  /** Continue from a move: along existing moves, otherwise with new ones. */
  add(from: Node, steps: readonly BoardStep[]): Node {
    let node = from;
    for (const step of steps) {
      let next = node.children.find((child) => child.step!.action === step.action);
      if (!next) {
        next = new Node(node, step);
        node.children = [...node.children, next];
        this.changes += 1;
      }
      node = next;
    }
    return node;
  }

  /** Delete a move and everything that follows it. */
  remove(node: Node): void {
    const { parent } = node;
    if (!parent) return;
    if (this.current.isWithin(node)) this.current = parent;
    parent.children = parent.children.filter((child) => child !== node);
    this.changes += 1;
  }

  /** Make the line that leads to a move the main line. */
  promote(node: Node): void {
    for (const one of node.line) {
      const parent = one.parent!;
      parent.children = [one, ...parent.children.filter((child) => child !== one)];
    }
    this.changes += 1;
  }

  comment(node: Node, text: string): void {
    if (node.comment === text) return;
    node.comment = text;
    this.changes += 1;
  }

  /** The line through a move: from the beginning, then on by first moves to the end. */
  through(node: Node): Node[] {
    const found = node.line;
    for (let next = node.first; next; next = next.first) found.push(next);
    return found;
  }

  /** The next stop along the line, or the previous one; the same move if there is none. */
  stop(from: Node, by: 1 | -1): Node {
    const onward = (node: Node): Node | null => (by > 0 ? (node.first ?? null) : node.parent);
    let node = onward(from);
    while (node && !node.isStop && onward(node)) node = onward(node);
    return node ?? from;
  }

  // ---- saving

  /** The beginning and all moves in the order in which they are saved: each after the one that it follows. */
  get nodes(): Node[] {
    const found: Node[] = [];
    const waiting = [this.root];
    for (let node = waiting.pop(); node; node = waiting.pop()) {
      found.push(node);
      waiting.push(...node.children.toReversed());
    }
    return found;
  }

  /** The tree as it is saved. */
  get written(): StudyTree {
    const nodes = this.nodes;
    const numbers = new Map(nodes.map((node, number) => [node, number]));
    const moves: StudyMove[] = nodes.slice(1).map(({ parent, step, comment }) => ({
      after: numbers.get(parent!)!,
      action: step!.action,
      comment,
    }));
    return { root: this.start, players: [...this.players], comment: this.root.comment, moves };
  }

  /** What happens in each of its moves, in the order in which they are saved. */
  get steps(): BoardStep[] {
    return this.nodes.slice(1).map(({ step }) => step!);
  }

  /** A saved tree, with what happens in each of its moves. */
  static read({ root, players = [], comment = '', moves = [] }: StudyTree, steps: readonly BoardStep[]): Tree {
    const tree = new Tree(root, players);
    tree.root.comment = comment;
    const nodes = [tree.root];
    moves.forEach((move, place) => {
      const node = tree.add(nodes[move.after]!, [steps[place]!]);
      node.comment = move.comment ?? '';
      nodes.push(node);
    });
    tree.changes = 0;
    return tree;
  }
}
