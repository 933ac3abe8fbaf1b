/** Which part of the map is shown: pan, zoom and fit, by pointer, wheel, pinch and keys. */

import type { Box } from './chart';
import type { Point } from './geo';

const CLOSEST = 2.6;
const MARGIN = 18;
const SHORES = 1 / 18; // of the window's width, for the shores and shallows of the outermost lands
const BELOW = 48; // pixels below what covers the top of the map, if there is room: a question may have several lines
const READABLE = 12 / 13; // of their own size: smaller letters are hard to read
const NEARLY = 1.12; // times the scale of the whole map: any closer, only part of it is in sight

export class Camera {
  scale = $state(1);
  x = $state(0);
  y = $state(0);
  width = $state(0);
  height = $state(0);
  /** Whether a gesture is in progress: then the picture is moved as a whole. */
  moving = $state(false);
  /** Whether the map is moving somewhere by itself. */
  gliding = $state(false);
  private fitted = true;
  private aim: Parameters<Camera['frame']> | null = null; // what is visited, so that it stays in sight when the window is resized
  private home: { scale: number; x: number; y: number; fitted: boolean } | null = null;
  private readonly fingers = new Map<number, Point>();
  private dragged = 0;

  constructor(
    private readonly box: () => Box,
    private readonly room: () => { top: number; bottom: number },
  ) {}

  get transform(): string {
    return `translate(${this.x}px, ${this.y}px) scale(${this.scale})`;
  }

  /** The scale of pieces on the map: they shrink and grow less than the map does, but never fill two areas. */
  get piece(): number {
    return this.drawn(1.6);
  }

  /** The scale of words and counts on the map: they stay readable when pieces are small. */
  get word(): number {
    return this.drawn(1.9);
  }

  /** The scale of names on the map: they are readable at any zoom. */
  get name(): number {
    return Math.max(this.word, READABLE / this.scale);
  }

  private drawn(most: number): number {
    const least = Math.min(0.9, most * this.scale);
    return Math.min(1.35, Math.max(least, this.scale)) / this.scale;
  }

  /** Whether the zoom is so far out that little detail is drawn. */
  get far(): boolean {
    return this.scale < 45 / 68;
  }

  /** Whether the zoom is so far out that there is no room for a name for each land. */
  get farthest(): boolean {
    return this.scale < 33 / 68;
  }

  resize(width: number, height: number): void {
    this.width = width;
    this.height = height;
    if (this.home && this.aim) this.frame(...this.aim);
    else if (this.fitted) this.fit();
  }

  /** Show the whole map. */
  fit(): void {
    const { left, top, width, height } = this.box();
    if (!this.width || !this.height) return;
    this.scale = this.widest();
    this.x = (this.width - width * this.scale) / 2 - left * this.scale;
    const free = this.height - this.room().top - this.room().bottom - height * this.scale;
    this.y = this.room().top + Math.max(free / 2, Math.min(free, BELOW)) - top * this.scale;
    this.fitted = true;
  }

  /** Show the whole map again, unless the reader has moved it. */
  refit(): void {
    if (this.fitted) this.fit();
  }

  /** The scale at which the whole map is in sight. */
  widest(): number {
    const { width, height } = this.box();
    const high = this.height - this.room().top - this.room().bottom;
    return Math.min((this.width - Math.max(MARGIN, SHORES * this.width)) / width, (high - MARGIN) / height);
  }

  /** Zoom in such a way that what is at this point of the window stays there. */
  zoom(factor: number, at: Point = [this.width / 2, this.height / 2]): void {
    const scale = Math.min(CLOSEST, Math.max(this.widest(), this.scale * factor));
    this.x = at[0] - ((at[0] - this.x) * scale) / this.scale;
    this.y = at[1] - ((at[1] - this.y) * scale) / this.scale;
    this.scale = scale;
    this.home = null;
    this.fitted = scale === this.widest();
    this.keep();
  }

  /** Look somewhere for a while; `home` remembers the view before. */
  visit(places: readonly Point[], around: number, closest: number, covered: number, least?: number): void {
    this.gliding = true;
    this.home ??= { scale: this.scale, x: this.x, y: this.y, fitted: this.fitted };
    this.aim = [places, around, closest, covered, least];
    this.frame(...this.aim);
  }

  /** Go back to the view before, unless the reader has moved the map since. */
  goHome(): void {
    const { home } = this;
    this.home = null;
    if (!home) return;
    this.gliding = true;
    if (home.fitted) this.fit();
    else Object.assign(this, home);
  }

  /** Show places of the map in the uncovered part of the window, as close as they allow; if they are nearly all of it,
   * show the whole map. */
  frame(places: readonly Point[], around: number, closest: number, covered: number, least?: number): void {
    if (!this.width || !this.height) return;
    const hidden = covered > this.room().bottom; // then it may also be farther away than the whole map
    least ??= this.widest() / (hidden ? 2 : 1);
    const [xs, ys] = [places.map(([x]) => x), places.map(([, y]) => y)];
    const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    const high = this.height - this.room().top - covered;
    const scale = Math.min(this.width / (right - left + 2 * around), high / (bottom - top + 2 * around), closest);
    if (!hidden && scale < NEARLY * this.widest()) {
      this.fit();
      return;
    }
    this.fitted = false;
    this.scale = Math.min(CLOSEST, Math.max(least, scale));
    this.x = this.width / 2 - ((left + right) / 2) * this.scale;
    this.y = this.room().top + high / 2 - ((top + bottom) / 2) * this.scale;
  }

  /** Centre a place, at the current zoom. */
  lookAt([x, y]: Point): void {
    this.home = null;
    this.fitted = false;
    this.x = this.width / 2 - x * this.scale;
    this.y = (this.room().top + this.height - this.room().bottom) / 2 - y * this.scale;
    this.keep();
  }

  /** Whether only part of the map is in sight. */
  get close(): boolean {
    return this.scale > NEARLY * this.widest();
  }

  /** Keep the map in sight. */
  private keep(): void {
    const { left, top, width, height } = this.box();
    const [free, high] = [this.width / 2, this.height / 2];
    this.x = Math.min(free - left * this.scale, Math.max(free - (left + width) * this.scale, this.x));
    this.y = Math.min(high - top * this.scale, Math.max(high - (top + height) * this.scale, this.y));
  }

  // ---- gestures

  press(event: PointerEvent): void {
    this.gliding = false;
    this.fingers.set(event.pointerId, [event.offsetX, event.offsetY]);
    this.dragged = 0;
  }

  drag(event: PointerEvent): void {
    const before = this.fingers.get(event.pointerId);
    if (!before) return;
    const now: Point = [before[0] + event.movementX, before[1] + event.movementY];
    const other = [...this.fingers].find(([finger]) => finger !== event.pointerId)?.[1];
    this.dragged += Math.abs(event.movementX) + Math.abs(event.movementY);
    this.moving = true;
    if (other) {
      const apart = (point: Point) => Math.hypot(point[0] - other[0], point[1] - other[1]);
      this.zoom(apart(now) / Math.max(1, apart(before)), [(now[0] + other[0]) / 2, (now[1] + other[1]) / 2]);
    } else {
      this.home = null;
      this.x += event.movementX;
      this.y += event.movementY;
      this.fitted = false;
      this.keep();
    }
    this.fingers.set(event.pointerId, now);
  }

  lift(event: PointerEvent): void {
    this.fingers.delete(event.pointerId);
    if (this.fingers.size === 0) this.moving = false;
  }

  wheel(event: WheelEvent): void {
    this.gliding = false;
    event.preventDefault();
    this.zoom(Math.exp(-event.deltaY / 500), [event.offsetX, event.offsetY]);
  }

  /** Whether a press just now was a tap, and not the end of a drag. */
  get tapped(): boolean {
    return this.dragged < 6;
  }
}
