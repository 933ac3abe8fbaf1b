/** Our drawings: sprites that are put into the document once, so that every icon is a reference to them. */
import house from '../art/house.svg?raw';

const known = new Set<string>();

export function addSprite(name: string, svg: string): void {
  if (known.has(name)) return;
  known.add(name);
  const drawn = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
  drawn.setAttribute('class', 'sprite');
  drawn.setAttribute('aria-hidden', 'true');
  document.body.prepend(document.adoptNode(drawn));
}

export function addHouseSprite(): void {
  addSprite('house', house);
}
