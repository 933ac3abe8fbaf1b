/** Descriptions of the areas of the map. */
import { percent } from '../../../lib/words/i18n.svelte';
import type { AegeanTable } from './aegean.svelte';

/** Who controls a land, or has fleets in a sea; -1 for nobody. */
export function ownerOf(aegean: AegeanTable, area: string): number {
  const { lands, seas } = aegean.scene.board;
  return (lands.find((land) => land.id === area) ?? seas.find((sea) => sea.id === area))?.seat ?? -1;
}

/** What is in an area, in words. */
export function standing(aegean: AegeanTable, area: string): string[] {
  const { lands, seas } = aegean.scene.board;
  const land = lands.find((other) => other.id === area);
  const sea = seas.find((other) => other.id === area);
  const parts: string[] = [];
  if (land) {
    if (land.troops) parts.push(aegean.t('action-troops', { number: land.troops, count: land.troops }));
    if (land.mercenaries)
      parts.push(aegean.t('action-mercenaries', { number: land.mercenaries, count: land.mercenaries }));
    for (const hero of land.heroes) parts.push(aegean.t(`hero-${hero}`));
    for (const building of land.sites.filter(Boolean))
      parts.push(aegean.t(`building-${aegean.edition.building(building)}`));
    for (const _ of land.metropolises) parts.push(aegean.t('building-metropolis'));
  } else if (sea?.fleets) parts.push(aegean.t('action-fleets', { number: sea.fleets, count: sea.fleets }));
  const { horns, figure } = land ?? sea ?? { horns: 0, figure: '' };
  if (horns)
    parts.push(
      aegean.t(aegean.edition.game === 'legendary' ? 'legendary-cornucopias' : 'cyclades-prosperity', {
        number: horns,
      }),
    );
  if (figure) parts.push(aegean.t(`creature-${figure}`));
  return parts;
}

/** The full description of an area, for a screen reader. */
export function areaLabel(aegean: AegeanTable, area: string): string {
  const isLand = aegean.scene.board.lands.some((land) => land.id === area);
  const owner = ownerOf(aegean, area);
  const parts = [isLand ? aegean.areaName(area) : aegean.t('aegean-sea-space', { name: aegean.areaName(area) })];
  if (owner >= 0) parts.push(aegean.seatName(owner));
  else if (isLand) parts.push(aegean.t('aegean-nobody'));
  parts.push(...standing(aegean, area));
  if (aegean.reach.areas.has(area))
    parts.push(
      aegean.t('aegean-in-reach', {
        means: aegean.reach.areas
          .get(area)!
          .map((means) => aegean.reach.nameOf(means))
          .join(', '),
      }),
    );
  if (aegean.hand.lit.has(area)) {
    parts.push(aegean.t('aegean-can-be-chosen'));
    const goal = aegean.hand.intent?.goal(area);
    if (goal?.price) parts.push(aegean.t('aegean-would-pay', { gold: goal.price }));
    if (goal && goal.steps_left >= 0) parts.push(aegean.t('aegean-steps-left', { number: goal.steps_left }));
    const battle = aegean.hand.fights.find((fight) => fight.goal === area && fight.win !== null);
    if (battle) parts.push(aegean.t('aegean-chance-to-win', { chance: percent(battle.win!) }));
  } else if (aegean.hand.ready.has(area)) parts.push(aegean.t('aegean-can-be-moved'));
  return parts.join(', ');
}
