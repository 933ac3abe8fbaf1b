/** Things that move from where they were to where they are. Every duration is multiplied by the reader's speed. */
import { settings } from '../page/settings.svelte';

export interface Thing {
  box: DOMRect;
  copy: HTMLElement;
}

const FLY = 'cubic-bezier(.45,.05,.2,1)';
const SETTLE = 'cubic-bezier(.3,1.25,.5,1)';

export function find(selector: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(selector);
}

/** Remember how a thing looks and where it is before it changes. */
export function seen(element: HTMLElement | null): Thing | null {
  if (!element) return null;
  const copy = element.cloneNode(true) as HTMLElement;
  for (const part of [copy, ...copy.querySelectorAll<HTMLElement>('*')]) {
    for (const name of part.getAttributeNames())
      if (name.startsWith('data-') || name.startsWith('aria-') || name === 'id') part.removeAttribute(name);
  }
  return { box: element.getBoundingClientRect(), copy };
}

function middle(box: DOMRect): { x: number; y: number } {
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/** Let a copy fly along a shallow arc, shrinking to the size of its destination, which is shown when the copy arrives. */
export async function fly(thing: Thing, to: Element | null, time = 420, hide = true): Promise<void> {
  const target = to as HTMLElement | null;
  if (!target || settings.speed === 0) return ring(target);
  const end = target.getBoundingClientRect();
  const from = middle(thing.box);
  const goal = middle(end);
  const scale = Math.max(0.2, Math.min(end.width / thing.box.width, end.height / thing.box.height, 1));
  const { copy, box } = thing;
  copy.setAttribute('aria-hidden', 'true');
  Object.assign(copy.style, {
    position: 'fixed',
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
    margin: '0',
    zIndex: '70',
    pointerEvents: 'none',
  });
  document.body.append(copy);
  if (hide) target.style.visibility = 'hidden';
  const [dx, dy] = [goal.x - from.x, goal.y - from.y];
  const arc = Math.min(60, Math.hypot(dx, dy) * 0.12);
  const frames = [
    { transform: 'translateY(-6px)', offset: 0.15 },
    { transform: `translate(${dx * 0.62}px, ${dy * 0.62 - arc}px)`, offset: 0.66 },
    { transform: `translate(${dx}px, ${dy}px) scale(${scale})` },
  ];
  try {
    await copy.animate([{ transform: 'none' }, ...frames], { duration: time * settings.speed, easing: FLY }).finished;
  } catch {
    // it was cut short
  }
  copy.remove();
  if (hide) target.style.visibility = '';
}

export type Spot = readonly [x: number, y: number];

/** The middle of a thing on the screen. */
export function spot(element: Element | null): Spot | null {
  const box = element?.getBoundingClientRect();
  return box && box.width ? [box.left + box.width / 2, box.top + box.height / 2] : null;
}

/** Let a drawing appear at the first spot, travel by all the others to the last, and disappear. */
export async function travel(copy: HTMLElement | SVGElement, way: readonly Spot[], time: number): Promise<void> {
  const [first] = way;
  if (!first || settings.speed === 0) return;
  copy.setAttribute('aria-hidden', 'true');
  Object.assign(copy.style, {
    position: 'fixed',
    left: `${first[0]}px`,
    top: `${first[1]}px`,
    zIndex: '70',
    pointerEvents: 'none',
    translate: '-50% -50%',
  });
  document.body.append(copy);
  const frames = way.map(([x, y]) => ({
    transform: `translate(${x - first[0]}px, ${y - first[1]}px)`,
    easing: 'ease-in-out',
  }));
  await copy.animate(frames, { duration: time * settings.speed, fill: 'forwards' }).finished.catch(() => undefined);
  copy.remove();
}

/** Wait; a click skips this, too. */
export async function pause(time: number): Promise<void> {
  if (settings.speed === 0) return;
  await document.documentElement.animate([], { duration: time * settings.speed }).finished.catch(() => undefined);
}

/** Let a part of a drawing grow from nothing. */
export async function grow(element: Element | null, time = 300): Promise<void> {
  if (!(element instanceof SVGElement || element instanceof HTMLElement) || settings.speed === 0) return;
  Object.assign(element.style, { transformBox: 'fill-box', transformOrigin: 'center bottom' });
  await element
    .animate(
      [
        { transform: 'scale(0)', opacity: 0 },
        { transform: 'scale(1.12)', opacity: 1, offset: 0.7 },
        { transform: 'none' },
      ],
      { duration: time * settings.speed, easing: 'ease-out' },
    )
    .finished.catch(() => undefined);
}

/** Nothing changes on the way: the first frame stays until the last, and is painted only once. */
export const AT_ONCE = 'steps(1, end)';
export const MOMENT = 600;

/** Ring a thing for a moment, to show that it has changed, where motion is off. */
export async function ring(element: Element | null): Promise<void> {
  if (!element) return;
  element.animate(
    [
      { outline: '3px solid var(--aegean)', outlineOffset: '2px' },
      { outline: '3px solid transparent', outlineOffset: '2px' },
    ],
    { duration: MOMENT, easing: settings.speed ? 'linear' : AT_ONCE },
  );
}

/** Turn a card over around its vertical axis. */
export async function flip(element: Element | null, delay: number): Promise<void> {
  if (!element) return;
  if (settings.speed === 0) return ring(element);
  const motion = element.animate([{ transform: 'rotateY(90deg)' }, { transform: 'none' }], {
    duration: 320 * settings.speed,
    delay: delay * settings.speed,
    easing: 'cubic-bezier(.2,.8,.25,1)',
    fill: 'backwards',
  });
  await motion.finished.catch(() => undefined);
}

/** Let a thing walk from where it was, with a hop for each step. */
export async function walk(element: HTMLElement | null, from: DOMRect | undefined, steps: number): Promise<void> {
  if (!element || !from) return;
  if (settings.speed === 0) return ring(element);
  const to = element.getBoundingClientRect();
  const [dx, dy] = [from.left - to.left, from.top - to.top];
  const frames = Array.from({ length: steps + 1 }, (_, step) => ({
    transform: `translate(${dx * (1 - step / steps)}px, ${dy * (1 - step / steps)}px)`,
    easing: SETTLE,
  }));
  await element.animate(frames, { duration: 160 * steps * settings.speed }).finished.catch(() => undefined);
}

/** Let things appear one after the other, in order. */
export async function deal(elements: readonly Element[], gap = 40): Promise<void> {
  if (settings.speed === 0) return;
  const motions = elements.map((element, place) =>
    element.animate(
      [
        { opacity: 0, transform: 'translateY(-26px)' },
        { opacity: 1, transform: 'none' },
      ],
      {
        duration: 260 * settings.speed,
        delay: place * gap * settings.speed,
        easing: 'cubic-bezier(.2,.8,.25,1)',
        fill: 'backwards',
      },
    ),
  );
  await Promise.all(motions.map((motion) => motion.finished.catch(() => undefined)));
}

/** Make everything arrive at once, on a click or a key; endless animations go on. */
export function fastForward(): void {
  for (const motion of document.getAnimations()) {
    if (motion.playState === 'running' && motion.effect?.getComputedTiming().endTime !== Infinity) motion.finish();
  }
}
