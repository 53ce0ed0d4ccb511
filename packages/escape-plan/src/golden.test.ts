import { fileURLToPath } from 'node:url';
import { type AnyGame, type FastChance, type Outcome, verifyExport } from '@stakeout/kernel';
import { type Finished, findGolden, type GoldenCase, readGolden, writeGolden } from '@stakeout/testkit';
import { describe, expect, it } from 'vitest';
import type { Action } from './action.ts';
import type { Config } from './config.ts';
import { subjectOf } from './conformance/subjects.fixture.ts';
import { DEFAULT_TABLE } from './data/default-table.data.ts';
import { printedOf } from './data/printed.ts';
import { isAllAvoided } from './decisions/avoid.ts';
import { destinations } from './destinations.ts';
import type { Change, Event } from './event.ts';
import { escapePlan } from './game.ts';
import type { HappeningType } from './happening.ts';
import { sourceOf } from './items.ts';
import { ARRESTED, ESCAPED, type State } from './state.ts';
import type { View } from './view.ts';

type Case = GoldenCase<Config, State, Action, Event, View>;
type Game = Finished<State, Action, Event>;

/** A table on which totals are often equal: only plan money and cash count. */
const FLAT_TABLE = {
  ...DEFAULT_TABLE,
  contact_score: [0, 0, 0, 0, 0, 0],
  used_asset_value: 0,
  wound_penalty: 0,
  notoriety: { ...DEFAULT_TABLE.notoriety, penalty: DEFAULT_TABLE.notoriety.penalty.map(() => 0) },
  lockers: Object.fromEntries(
    Object.entries(DEFAULT_TABLE.lockers).map(([colour, locker]) => [colour, { ...locker, values: [0, 0, 0, 0, 0] }]),
  ),
  exit_tiles: { ALPHA: [0, 0, 0, 0, 0], BETA: [0, 0, 0, 0, 0] },
  income_by_cubes_left: DEFAULT_TABLE.income_by_cubes_left.map(() => 4),
};

/** A table on which every contact gives a disc: automata soon have more turns than cards. */
const DISC_TABLE = {
  ...DEFAULT_TABLE,
  contacts: DEFAULT_TABLE.contacts.map((contact) => ({ ...contact, effect: 'GAIN_DISC' })),
};

/** Plays anything, but on day 3 heads for the way out and takes it. */
function homeward(view: View, legal: readonly Action[], dice: FastChance): number {
  const find = (wanted: (action: Action) => boolean) => legal.findIndex(wanted);
  const quiet = legal.flatMap((action, index) => (action.type === 'use' ? [] : [index]));
  const anything = quiet.length > 0 ? (quiet[dice.pick(quiet.length)] as number) : dice.pick(legal.length);
  if (view.table.day < 3 || dice.pick(10) === 0) return anything;
  const kind = view.table.frames.at(-1)?.kind;
  if (kind === 'useDisc') return find(({ type }) => type === 'useDisc');
  if (kind === 'action')
    return Math.max(
      0,
      find(({ type }) => type === 'move'),
    );
  if (kind !== 'travel') return anything;
  const wayOut = find(({ type }) => type === 'escape');
  if (wayOut >= 0) return wayOut;
  const exit = view.table.patrolled.findIndex((cards) => cards < 2);
  const way = destinations(view).find(({ node }) => isExit(view, node, exit));
  const next = way?.routes[0]?.nodes[0];
  const step = find(
    (action) => (action.type === 'step' || action.type === 'ride' || action.type === 'fly') && action.to === next,
  );
  return step >= 0 ? step : anything;
}

const EXIT_TILES = ['A1', 'A2', 'A3'];

function isExit(_view: View, node: number, exit: number): boolean {
  const tile = 2 + EXIT_TILES.indexOf(EXIT_TILES[exit] ?? '');
  return Math.floor(node / 6) === tile && node % 6 === 4;
}

/** How many keys the runner-up shares with the winner after having escaped: total, cash, notoriety, wounds. */
function tieLevel({ winners, tieBreaks, places }: Outcome): number {
  const best = tieBreaks[winners[0] ?? -1];
  if (best === undefined) return -1;
  const rivals = tieBreaks.filter((keys, seat) => seat !== winners[0] && keys[0] === 1 && (places[seat] ?? 9) <= 2);
  const levels = rivals.map((keys) => {
    const differs = keys.findIndex((key, index) => key !== best[index]);
    return differs < 0 ? keys.length : differs;
  });
  return Math.max(-1, ...levels);
}

function didArrestAtExit({ actions, state }: Game): boolean {
  return actions.some(({ seat, action }) => action.type === 'escape' && state.status[seat] === ARRESTED);
}

function didHappen(game: Game, what: HappeningType): boolean {
  return game.events.some(({ type }) => type === what);
}

function changesOf(event: Event): readonly Change[] {
  return event.type === 'ownChanged' ? [] : (event.changes ?? []);
}

/** A seat that was arrested before the last dawn, and not at the exit. */
function wasTooPoorToStay(game: Game): boolean {
  const { outcome, state } = game;
  return (
    outcome.ending === 'everybody-gone' && state.status.some((status) => status === ARRESTED) && !didArrestAtExit(game)
  );
}

/** Homeward, but whoever has nobody to avoid uses a card for its star. */
function showy(view: View, legal: readonly Action[], dice: FastChance): number {
  const isFree = view.table.frames.at(-1)?.kind === 'avoid' && isAllAvoided(view.table);
  const use = legal.findIndex((action) => action.type === 'use' && action.component === 'contact');
  return isFree && use >= 0 ? use : homeward(view, legal, dice);
}

/** A card with a star was used in AVOID with nobody to avoid. */
function usedForStar({ events, state }: Game): boolean {
  const { contacts } = printedOf(state);
  let [kind, isClear] = ['', false];
  for (const event of events) {
    if (event.type === 'contactUsed' && kind === 'avoid' && isClear) {
      const contact = contacts[event.contact];
      if (contact?.step === 'AVOID' && contact.star) return true;
    }
    for (const [field, value] of changesOf(event)) {
      if (field === 'frames') kind = value.at(-1)?.kind ?? '';
      if (field === 'turn') isClear = value.sandra === 0 && value.toAvoid.every((cops) => cops === 0);
    }
  }
  return false;
}

/** Somebody went back along their trail. */
function didWalkBack({ events }: Game): boolean {
  return events
    .flatMap(changesOf)
    .some(([field, value]) => field === 'turn' && new Set(value.trail).size < value.trail.length);
}

/** Costa has a stack of one locker colour of which the best tile counts alone. */
function hasBestOfStore({ state }: Game): boolean {
  return state.costa.stacks.some(([best, ...items]) => {
    const sources = new Set(items.map(sourceOf));
    return best === 1 && items.length === 2 && sources.size === 1 && !sources.has(3) && !sources.has(4);
  });
}

function golden(
  name: string,
  seats: number,
  shows: Case['shows'],
  more: Partial<Case> & { options?: Record<string, unknown> } = {},
): Case {
  const { options = {}, ...rest } = more;
  return { name, subject: subjectOf(seats, options), shows, choose: homeward, ...rest };
}

const escapedCount = ({ state }: Game) => state.escapes.filter((pawn) => state.status[pawn] === ESCAPED).length;
const flat = { options: { table: FLAT_TABLE } };
const discs = { options: { table: DISC_TABLE }, watches: true };

const CASES: readonly Case[] = [
  golden('first-escape', 3, (game) => escapedCount(game) === 1),
  golden('last-escape', 4, (game) => escapedCount(game) === 4),
  golden('five-players', 5, (game) => escapedCount(game) >= 3),
  golden('arrested-for-cost', 3, didArrestAtExit),
  golden('arrested-for-upkeep', 3, wasTooPoorToStay),
  golden('not-out-by-dawn', 4, ({ outcome }) => outcome.ending === 'not-out-by-dawn'),
  golden('nobody-out', 2, ({ outcome }) => outcome.ending === 'nobody-out'),
  golden('two-players', 2, (game) => escapedCount(game) === 2),
  golden('tie-by-cash', 3, ({ outcome }) => tieLevel(outcome) === 2, flat),
  golden('tie-by-notoriety', 4, ({ outcome }) => tieLevel(outcome) === 3, flat),
  golden('tie-by-wounds', 4, ({ outcome }) => tieLevel(outcome) === 4, flat),
  golden('shared-win', 4, ({ outcome }) => outcome.winners.length > 1, flat),
  golden('sandra-without-a-card', 2, (game) => didHappen(game, 'automaStayed'), discs),
  golden('costa-without-a-card', 1, (game) => didHappen(game, 'automaStayed'), discs),
  golden('costa-leaves-last', 1, ({ state }) => state.escapes.includes(2) && state.escapes[0] === 0),
  golden('costa-leaves-first', 1, ({ state }) => state.escapes[0] === 2 && state.status[0] === ESCAPED),
  golden('star-with-nobody-to-avoid', 3, usedForStar, { choose: showy, watches: true }),
  golden('walked-back', 3, didWalkBack, { watches: true }),
  golden('costa-best-of-stack', 1, hasBestOfStore, { options: { costaStacks: 'best' } }),
  golden('taken-back', 3, (game) => escapedCount(game) > 0, { withUndo: true }),
];

const FOLDER = fileURLToPath(new URL('../golden', import.meta.url));
const findGame = (id: string): AnyGame | null => (id === escapePlan.id ? (escapePlan as unknown as AnyGame) : null);

// `npm run golden` plays them anew; see CONTRIBUTING.md for when that is right.
if (process.env['STAKEOUT_GOLDEN'] === 'write') {
  writeGolden(FOLDER, new Map(CASES.map((golden) => [golden.name, findGolden(golden)])));
}

describe('golden matches', () => {
  const files = readGolden(FOLDER);

  it('are all there, and no others', () => {
    expect([...files.keys()].sort()).toEqual(CASES.map(({ name }) => name).sort());
  });

  it.each(CASES.map((golden) => [golden.name, golden] as const))('[E21.8] [E22.3] %s', (name, golden) => {
    const verdict = verifyExport(files.get(name) ?? '', findGame);
    if (!verdict.ok) throw new Error(`${verdict.difference.place} ${verdict.difference.fault}`);
    expect(verdict.header.players).toHaveLength(golden.subject.seats);
    expect(verdict.header.config).toEqual(golden.subject.config);
  });
});
