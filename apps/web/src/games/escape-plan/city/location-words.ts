import { copsOn, IN_CITY, type LocationKind, type Node, type Table, tileOf, type View } from '@stakeout/escape-plan';
import type { Refusal } from '@stakeout/kernel';
import type { Say } from '../../../text/say.ts';
import { spotName } from '../decide/names.ts';
import { escapeCost, type TripWay, tilesMet } from '../play/trips.ts';
import type { Words } from '../words.ts';
import type { CityTextId } from './city.texts.ts';
import { besideOf, bordersOf, type LocationLook, pawnsOf } from './location-look.ts';
import type { PlanFlag } from './plan-flags.ts';

export interface Telling {
  /** What may be told: without the own secrets while they are covered. */
  readonly view: View;
  readonly printed: Table;
  readonly words: Words;
  readonly say: Say<CityTextId>;
}

const PURPOSES: Readonly<Record<LocationKind, CityTextId>> = {
  HOSPITAL: 'hospital',
  SUBWAY: 'subway',
  GANG: 'gang',
  STORE_A: 'store',
  STORE_B: 'store',
  STORE_C: 'store',
  STORE_D: 'store',
  EXIT_1: 'exit',
  EXIT_2: 'exit',
  EXIT_3: 'exit',
  CHURCH: 'church',
  SAFE_HOUSE: 'safeHouse',
  HELIPORT: 'heliport',
  CLINIC: 'clinic',
  BUSINESS: 'business',
};

/** What is written under a location: its name, and behind it how it stands. */
export function labelOf(
  { view, words, say }: Telling,
  { node, exit }: LocationLook,
): readonly [name: string, state: string] {
  const name = spotName({ shown: view.table, words }, node);
  if (exit === 'blocked') return [name, say('blocked')];
  return [name, exit === 'open' ? say('open') : ''];
}

/** Everything that stands at a location, for those who listen. */
export function spokenLocation(telling: Telling, look: LocationLook, own: readonly string[] = []): string {
  const { view, words } = telling;
  const name = `${spotName({ shown: view.table, words }, look.node)} ${words.term('tile', tileOf(look.node))}`;
  return [`${name}.`, ...own, ...newsOf(telling, look)].join(' ');
}

/** What a place is to this player now: what the plan pays there, and why it cannot be gone to. */
export function ownWords(
  { words, say }: Telling,
  flag: PlanFlag | undefined,
  obstacle: Refusal | undefined,
): readonly string[] {
  const lines: string[] = [];
  if (flag?.kind === 'visited') lines.push(say('planVisited'));
  else if (flag !== undefined) {
    const id = flag.kind === 'income' ? 'planIncome' : 'planMoney';
    lines.push(say(id, { money: words.term('money', flag.money) }));
  }
  if (obstacle !== undefined) {
    const why = words.say({ id: obstacle.reason, params: obstacle.params });
    lines.push(say('notNow', { why, clause: obstacle.clause ?? '' }));
  }
  return lines;
}

/** What the best way to a place would take, before it is chosen: points, gas cans, money, and the cops that it meets. */
export function wayWords({ view, words, say }: Telling, way: TripWay | undefined): readonly string[] {
  if (way === undefined) return [];
  const { route, cans, isEscape, price } = way;
  const lines = [say('wayPoints', { count: route.points })];
  if (cans > 0) lines.push(say('wayCans', { count: cans }));
  const cost = isEscape ? escapeCost(view) : price;
  if (cost > 0) lines.push(say(isEscape ? 'wayEscape' : 'wayPays', { money: words.term('money', cost) }));
  const cops = tilesMet(way).flatMap((tile) => pawnsOf(copsOn(view.table, tile)));
  const names = cops.map((cop) => words.term('cop', cop)).join(', ');
  lines.push(cops.length === 0 ? say('wayNoCops') : say('wayCops', { cops: names }));
  return lines;
}

/** What a location is for, how it is reached, and how it stands. */
export function tipOf(telling: Telling, look: LocationLook, own: readonly string[] = []): string {
  const { printed, words, say, view } = telling;
  const name = spotName({ shown: view.table, words }, look.node);
  const terrains = bordersOf(printed, look.node).map((terrain) => words.term('terrain', terrain));
  const beside = besideOf(printed, look.node);
  const other = beside < 0 ? [] : [say('touchesOther', { other: spotName({ shown: view.table, words }, beside) })];
  return [
    `${name}: ${say(PURPOSES[look.kind])}`,
    ...own,
    ...newsOf(telling, look),
    say('borders', { terrains: terrains.join(', ') }),
    ...other,
  ].join(' ');
}

function newsOf({ view, printed, words, say }: Telling, look: LocationLook): readonly string[] {
  const names = (pawns: readonly number[]) => pawns.map(words.pawn).join(', ');
  const present = pawnsAt(view, look.node);
  const news: string[] = [];
  if (present.length > 0) news.push(say('present', { pawns: names(present) }));
  if (look.visitors.length > 0) news.push(say('visitedBy', { pawns: names(look.visitors) }));
  if (look.isClosed) news.push(say('isClosed'));
  else if (look.family === 'business' && look.place >= 0) news.push(say('placesLeft', { count: look.empty }));
  if (look.family === 'gang') {
    news.push(
      look.control >= 0
        ? say('controlledBy', { pawn: words.pawn(look.control) })
        : say('members', { count: look.members }),
    );
  }
  if (look.exit === 'blocked') news.push(say('exitBlocked'));
  if (look.exit === 'open') news.push(say('exitOpen'));
  if (look.exit === 'possible') news.push(say('exitPossible'));
  // Signs of the tile cannot have the focus; what stands on it can.
  const { helipad, ferry } = printed.tiles[tileOf(look.node)] ?? {};
  if (helipad === true) news.push(say('helipadTip'));
  if (ferry === true) news.push(say('ferry'));
  return news;
}

function pawnsAt({ table: { at, status } }: View, node: Node): readonly number[] {
  return at.flatMap((where, pawn) => (where === node && status[pawn] === IN_CITY ? [pawn] : []));
}
