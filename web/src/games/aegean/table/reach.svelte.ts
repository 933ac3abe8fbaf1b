/** What a seat could attack in one move, drawn over the map on request. */
import type { AegeanTable } from './aegean.svelte';
import type { Reach } from './scene';

export class ReachOverlay {
  /** The seat whose reach is drawn. */
  seat = $state<number | null>(null);

  constructor(private readonly aegean: AegeanTable) {}

  /** What that seat could attack, by means. */
  get all(): Reach[] {
    return this.seat === null ? [] : (this.aegean.scene.reach[this.seat] ?? []);
  }

  /** By area: the means by which it could be reached. */
  readonly areas: Map<string, string[]> = $derived.by(() => {
    const found = new Map<string, string[]>();
    for (const { means, areas } of this.all)
      for (const area of areas) found.set(area, [...(found.get(area) ?? []), means]);
    return found;
  });

  /** Draw the reach of a seat; for the same seat again, or for null, draw none. */
  show(seat: number | null): void {
    this.seat = this.seat === seat ? null : seat;
  }

  private kindOf(means: string): string {
    return ['god', 'creature', 'hero'].find((kind) => this.aegean.has(`${kind}-${means}`)) ?? 'god';
  }

  nameOf(means: string): string {
    return this.aegean.t(`${this.kindOf(means)}-${means}`);
  }

  drawingOf(means: string, seat: number): string {
    const kind = this.kindOf(means);
    return kind === 'god'
      ? `god-${means}`
      : kind === 'hero'
        ? `hero-${this.aegean.look(seat)?.emblem}`
        : this.aegean.edition.drawing(means);
  }
}
