/** Our drawings: sprites that are put into the document once, so that every icon is a reference to them. */
import house from '../art/house.svg?raw';

const fetched = new Map<string, Promise<void>>();

function addSprite(svg: string): void {
  const drawn = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
  drawn.setAttribute('class', 'sprite');
  drawn.setAttribute('aria-hidden', 'true');
  document.body.prepend(document.adoptNode(drawn));
}

/** The icons of the interface, which every screen needs at once. */
export function addHouseSprite(): void {
  addSprite(house);
}

/** The drawings of a game, when it is opened. */
export function fetchSprite(name: string, address: string): Promise<void> {
  const wanted = fetched.get(name) ?? fetch(address).then(async (answer) => addSprite(await answer.text()));
  fetched.set(name, wanted);
  return wanted;
}
