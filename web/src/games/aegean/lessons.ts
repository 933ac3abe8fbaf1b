/** The first game of either edition of Cyclades: each lesson appears with the first question, turn or event that it is about. */
import { decisionsOf, sinceDecision, type Lesson } from '../../lib/table/lessons.svelte';
import type { PlainEvent } from '../../lib/words/sentences';
import type { AegeanTable } from './table/aegean.svelte';
import { help } from './table/words';

const GODS = ['poseidon', 'ares', 'zeus', 'athena', 'hera'];
const RECRUITS = ['recruit fleet', 'recruit troop', 'recruit mercenary'];
const MOVES = ['sail from', 'march from'];
const BATTLES = ['land_battle', 'sea_battle'];
const FOUNDED = ['metropolis_founded', 'metropolis_built', 'metropolis_sheltered'];
const LITTLE_GOLD = 2;

const button = (...verbs: string[]): string => verbs.map((verb) => `[data-verb="${verb}"]`).join(', ');

export function lessons(aegean: AegeanTable): Lesson[] {
  const { table, t } = aegean;
  const legendary = aegean.edition.game === 'legendary';
  const scene = () => aegean.scene;
  const isMine = (seat: unknown) => aegean.mine.includes(seat as number);
  const own = () => scene().seats.filter((seat) => isMine(seat.seat));

  const asked =
    (...questions: string[]) =>
    () =>
      questions.includes(aegean.question);
  const can =
    (...verbs: string[]) =>
    () =>
      aegean.question === 'turn' && aegean.legal.some((option) => verbs.includes(option.move.verb));
  const happened = (kinds: string[], to: (event: PlainEvent) => boolean) => () =>
    sinceDecision(table.entries, table.mine).some((event) => kinds.includes(String(event.kind)) && to(event));
  const either =
    (...conditions: (() => boolean)[]) =>
    () =>
      conditions.some((condition) => condition());
  const atFirst = () => decisionsOf(table.entries, table.mine) === 0;

  const outbid = happened(['displaced'], (event) => isMine(event.seat ?? event.faction));
  const fought = happened(BATTLES, (event) => isMine(event.attacker) || isMine(event.defender));
  const fighting = () =>
    scene().battle !== null && (isMine(scene().battle?.attacker) || isMine(scene().battle?.defender));

  const god = (name: string): Lesson => ({
    id: name,
    fits: () => aegean.question === 'turn' && scene().god === name,
    about: '.god.now, .dock',
    say: () => ({ title: t(`god-${name}`), text: `${t('first-game-god')} ${help(aegean, name)}` }),
  });
  const apollo: Lesson = {
    id: 'apollo',
    fits: either(
      asked('marker_where', 'bless_land', 'bless_sea'),
      () => aegean.question === 'which_god' && own().some((seat) => seat.gold >= 0 && seat.gold <= LITTLE_GOLD),
    ),
    about: '.god:last-of-type',
    say: () => ({ title: t('god-apollo'), text: help(aegean, 'apollo') }),
  };
  const settling: Lesson[] = [
    { id: 'claim', fits: asked('claim') },
    { id: 'moor', fits: asked('moor') },
    { id: 'station', fits: asked('station') },
  ];
  const heroes: Lesson[] = [
    { id: 'upkeep', fits: asked('upkeep', 'figure_walk'), about: '.dock, .cards .card.open' },
    {
      id: 'hero',
      fits: either(can('recruit hero', 'mobilise'), asked('hero_where')),
      about: '.heroes, [data-verb="mobilise"]',
    },
    { id: 'sacrifice', fits: can('sacrifice'), about: button('sacrifice') },
  ];

  return [
    { id: 'goal', fits: atFirst, about: '.cities', reading: true },
    ...(legendary ? settling : []),
    { id: 'outbid', fits: () => aegean.question === 'which_god' && outbid(), about: '.god.open' },
    { id: 'gods', fits: asked('which_god'), about: '.god.open' },
    { id: 'offer', fits: asked('which_god', 'how_much'), about: '.rail:has(.legal)' },
    apollo,
    ...GODS.filter((name) => legendary || name !== 'hera').map(god),
    { id: 'build', fits: either(can('build', 'plan'), asked('build_where')), about: button('build', 'plan') },
    { id: 'recruit', fits: can(...RECRUITS), about: button(...RECRUITS) },
    {
      id: 'number',
      fits: either(() => Boolean(aegean.hand.intent?.open.length), asked('how_many_fleets', 'how_many_troops')),
      about: '.dock .many, .stepper',
      atOnce: true,
    },
    { id: 'where', fits: either(() => Boolean(aegean.hand.intent), asked('sail_where', 'march_where')), atOnce: true },
    { id: 'retreat', fits: asked('retreat'), about: '.dock' },
    { id: 'battle', fits: either(fighting, fought), about: '.battle', reading: true },
    {
      id: 'metropolis',
      fits: either(
        asked('found_where', 'give_up_what'),
        happened(FOUNDED, () => true),
      ),
      about: '.cities',
      reading: true,
    },
    { id: 'move', fits: can(...MOVES), about: button(...MOVES) },
    { id: 'creature', fits: can('summon'), about: '.cards .card.open, .cards .choice' },
    ...(legendary ? heroes : []),
    { id: 'done', fits: can('done'), about: button('done') },
    {
      id: 'income',
      fits: () => scene().cycle > 1 && aegean.question === 'which_god',
      about: '.seat .goods',
      reading: true,
    },
    {
      id: 'win',
      fits: () => scene().seats.some((seat) => seat.metropolises >= scene().target - 1),
      about: '.near',
      reading: true,
    },
    { id: 'end', fits: () => table.info?.status === 'over' },
  ];
}
