/** The events of both Cyclades, as the server sends them. Depending on the game, they are about a seat or a faction, and
 * happen at an island, a land, a sea or an area. */
import type { Entry } from '../../../lib/generated/protocol';
import type { GameEvent as CycladesEvent } from '../../cyclades/generated';
import type { GameEvent as LegendaryEvent } from '../../legendary/generated';

export type AegeanEvent = CycladesEvent | LegendaryEvent;
/** The events of some kinds, in both games. */
export type Told<Kind extends AegeanEvent['kind']> = Extract<AegeanEvent, { kind: Kind }>;

/** The events of an entry of the log. */
export function eventsOf(entry: Entry): AegeanEvent[] {
  return entry.events as unknown as AegeanEvent[];
}

/** The seat that an event is about; -1 for nobody. */
export function seatOf(event: AegeanEvent): number {
  if ('seat' in event) return event.seat;
  return 'faction' in event ? event.faction : -1;
}

/** The area where it happens, or from which something leaves; '' for none. */
export function placeOf(event: AegeanEvent): string {
  if ('island' in event) return event.island;
  if ('land' in event) return event.land;
  if ('sea' in event) return event.sea;
  return 'area' in event ? event.area : '';
}

/** The area where troops or fleets go. */
export function goalOf(event: Told<'troops_marched' | 'units_marched' | 'fleets_sailed'>): string {
  if ('island_to' in event) return event.island_to;
  return 'land_to' in event ? event.land_to : event.sea_to;
}

/** The building site, "i3.1"; for a metropolis founded on an island, the island. */
export function siteOf(
  event: Told<'building_raised' | 'building_removed' | 'metropolis_founded' | 'metropolis_built'>,
): string {
  if ('slot' in event) return event.slot;
  return 'site' in event ? event.site : event.island;
}

/** How many priests, priestesses or philosophers somebody has gained. */
export function gainOf(event: Told<'priest_gained' | 'priestess_gained' | 'philosopher_gained'>): number {
  if ('priests' in event) return event.priests;
  return 'philosophers' in event ? event.philosophers : event.number;
}
