/** The desk at which a map is laid: the draft, the tile in hand, what the server says about it, and the undo steps. */
import { tick } from 'svelte';
import type { MapDraft } from '../../lib/generated/http';
import type { RefusalText } from '../../lib/generated/protocol';
import { type CheckedMap, type Draft, laid, shuffled, type Side, type Spot, turned, without } from './layout';

export type Check = (draft: MapDraft) => Promise<CheckedMap>;

export class MapDesk {
  checked = $state.raw<CheckedMap | null>(null);
  seats = $state(3);
  /** The tile that the next place is for. */
  hand = $state('');
  trouble = $state.raw<unknown>(null);
  /** What is wrong with a code that could not be read. */
  unreadable = $state.raw<readonly RefusalText[]>([]);
  private past = $state.raw<Draft[]>([]);
  private work: Promise<void> = Promise.resolve();

  constructor(private readonly check: Check) {}

  get undo(): number {
    return this.past.length;
  }

  get draft(): Draft {
    const { side = 'front', tiles = [] } = this.checked ?? {};
    return {
      seats: this.seats,
      side,
      tiles: tiles.map(({ tile, column, row, turn }) => ({ tile, column, row, turn })),
    };
  }

  /** Whether a table could be made with the map as it is. */
  get good(): boolean {
    return this.checked !== null && this.checked.tiles.length > 0 && this.checked.refusals.length === 0;
  }

  // ---- what the reader does

  /** Begin with the map of a code; a code that cannot be read leaves an empty desk. */
  open(seats: number, side: Side, code: string): Promise<void> {
    return this.then(async () => {
      this.seats = seats;
      this.checked = await this.check({ seats, side, code });
      if (this.checked.tiles.length === 0) this.checked = await this.check(this.draft);
    });
  }

  /** Replace the current map by that of a code, if it can be read. */
  lay(code: string): Promise<void> {
    return this.then(async () => {
      const read = await this.check({ seats: this.seats, side: this.draft.side, code });
      this.unreadable = read.tiles.length ? [] : read.refusals;
      if (read.tiles.length === 0) return;
      this.past = [...this.past, this.draft];
      this.checked = read;
    });
  }

  take(tile: string): void {
    this.hand = this.hand === tile ? '' : tile;
  }

  /** Lay the tile in hand there; with nothing in hand, take the one that is there. */
  choose(spot: Spot): void {
    const tile = this.hand;
    if (!tile || tile === spot.tile) return this.take(spot.tile);
    this.hand = '';
    void this.change((draft) => ({ ...draft, tiles: laid(draft.tiles, tile, spot) }));
  }

  turn(tile: string, by: number): void {
    if (this.lies(tile)) void this.change((draft) => ({ ...draft, tiles: turned(draft.tiles, tile, by) }));
  }

  remove(tile: string): void {
    if (this.hand === tile) this.hand = '';
    if (this.lies(tile)) void this.change((draft) => ({ ...draft, tiles: without(draft.tiles, tile) }));
  }

  flip(side: Side): void {
    void this.change((draft) => ({ ...draft, side }));
  }

  play(seats: number): void {
    void this.change((draft) => ({ ...draft, seats }));
  }

  /** Lay random tiles on the places of a random map. */
  shuffle(random: () => number = Math.random): Promise<void> {
    return this.then(async () => {
      const empty = await this.check({ ...this.draft, tiles: [] });
      await this.show({ ...this.draft, tiles: shuffled(empty.spots, empty.left, random) });
    });
  }

  takeBack(): void {
    void this.then(async () => {
      const before = this.past.at(-1);
      if (!before) return;
      this.past = this.past.slice(0, -1);
      this.seats = before.seats;
      this.checked = await this.check(before);
    });
  }

  /** Resolves when everything done so far is on the desk. */
  async settled(): Promise<void> {
    await this.work;
    await tick();
  }

  lies(tile: string): boolean {
    return this.checked?.tiles.some((other) => other.tile === tile) ?? false;
  }

  // ---- one step after the other

  private change(how: (draft: Draft) => Draft): Promise<void> {
    return this.then(() => this.show(how(this.draft)));
  }

  private async show(draft: Draft): Promise<void> {
    const checked = await this.check(draft);
    this.unreadable = [];
    this.past = [...this.past, this.draft];
    this.seats = draft.seats;
    this.checked = checked;
  }

  private then(step: () => Promise<void>): Promise<void> {
    this.work = this.work.then(async () => {
      try {
        await step();
        this.trouble = null;
      } catch (error) {
        this.trouble = error;
      }
    });
    return this.work;
  }
}
