/** Our drawings: sprites that are added to the document once, so that every icon is a reference to them. */
import house from '../../art/house.svg?raw';

const fetched = new Map<string, Promise<Element>>();

function addSprite(svg: string): Element {
  const drawn = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
  drawn.setAttribute('class', 'sprite');
  drawn.setAttribute('aria-hidden', 'true');
  document.body.prepend(document.adoptNode(drawn));
  return drawn;
}

/** The icons of the interface, which every screen needs at once. */
export function addHouseSprite(): void {
  addSprite(house);
}

/** Add the drawings of a game when it is opened. They come first in the document, because two games may use the same name. */
export async function fetchSprite(name: string, address: string): Promise<void> {
  const wanted = fetched.get(name) ?? fetch(address).then(async (answer) => addSprite(await answer.text()));
  fetched.set(name, wanted);
  document.body.prepend(await wanted);
}
