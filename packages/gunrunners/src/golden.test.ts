import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type AnyGame, type Outcome, verifyExport } from '@stakeout/kernel';
import { type Finished, findGolden, type GoldenCase, readGolden, writeGolden } from '@stakeout/testkit';
import { describe, expect, it } from 'vitest';
import type { Action, ActionType } from './action.ts';
import type { Config } from './config.ts';
import { ODD_DECK, subjectOf } from './conformance/subjects.fixture.ts';
import type { Event } from './event.ts';
import { gunrunners } from './game.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';

type Case = GoldenCase<Config, State, Action, Event, View>;
type Game = Finished<State, Action, Event>;

/** How many of the leader's tie-break keys the runner-up matches: 0 crates decided, 3 the win is shared. */
function tieLevel({ winners, tieBreaks, places }: Outcome): number {
  const best = tieBreaks[winners[0] ?? 0] ?? [];
  const rivals = tieBreaks.filter((_, seat) => seat !== winners[0] && (places[seat] ?? 0) <= 2);
  const matched = rivals.map((keys) => [0, 1, 2].findIndex((key) => keys[key] !== best[key]));
  return Math.max(...matched.map((level) => (level < 0 ? 3 : level)));
}

function endsBy(ending: string): (game: Game) => boolean {
  return ({ outcome }) => outcome.ending === ending && tieLevel(outcome) === 0;
}

function tiedAt(level: number, ending?: string): (game: Game) => boolean {
  return ({ outcome }) => tieLevel(outcome) === level && (ending === undefined || outcome.ending === ending);
}

function usesEvery(...types: ActionType[]): (game: Game) => boolean {
  return ({ actions }) => types.every((type) => actions.some(({ action }) => action.type === type));
}

function golden(name: string, seats: number, options: Record<string, unknown>, shows: Case['shows']): Case {
  return { name, subject: subjectOf(seats, options), shows };
}

const en = { edition: 'en' };
const pt = { edition: 'pt' };

/** Every way a game can end, every level of the tie-break, and the corners that only whole games reach. */
const CASES: readonly Case[] = [
  golden('seven-busts-en', 4, en, endsBy('seven-busts')),
  golden('seven-busts-pt', 3, pt, endsBy('seven-busts')),
  golden('eighth-bust-en', 4, en, endsBy('eighth-bust')),
  golden('eighth-bust-pt', 4, pt, endsBy('eighth-bust')),
  golden('no-cards-en', 3, en, endsBy('no-cards')),
  golden('no-cards-pt', 3, pt, endsBy('no-cards')),
  golden('both-at-once-en', 3, en, endsBy('both-at-once')),
  golden('both-at-once-pt', 4, pt, endsBy('both-at-once')),
  golden('tie-by-total-en', 4, en, tiedAt(1)),
  golden('tie-by-total-pt', 4, pt, tiedAt(1)),
  golden('tie-by-highest-card-en', 4, en, tiedAt(2)),
  golden('tie-by-highest-card-pt', 4, pt, tiedAt(2)),
  golden('shared-win-en', 4, en, tiedAt(3, 'seven-busts')),
  golden('shared-win-en-no-cards', 3, en, tiedAt(3, 'no-cards')),
  golden('shared-win-pt', 3, pt, tiedAt(3)),
  golden('two-players-en', 2, en, endsBy('seven-busts')),
  golden('two-players-pt', 2, pt, endsBy('seven-busts')),
  golden('two-players-no-cards', 2, pt, endsBy('no-cards')),
  golden('two-players-eighth-bust', 2, en, endsBy('eighth-bust')),
  golden('empty-supply', 4, pt, ({ state }) => state.supply === 0),
  golden('every-operation-en', 4, en, usesEvery('transfer', 'hide', 'sabotage', 'arrange', 'run', 'decline', 'bust')),
  golden('every-operation-pt', 4, pt, usesEvery('transfer', 'hide', 'sabotage', 'arrange', 'run', 'decline', 'bust')),
  golden('open-memory', 4, { ...pt, memory: 'open' }, usesEvery('hide', 'arrange')),
  golden('own-deck', 3, { ...en, deck: ODD_DECK, start: 2 }, endsBy('no-cards')),
  { ...golden('taken-back', 2, pt, endsBy('no-cards')), withUndo: true },
];

const FOLDER = fileURLToPath(new URL('../golden', import.meta.url));
const findGame = (id: string): AnyGame | null => (id === gunrunners.id ? (gunrunners as unknown as AnyGame) : null);

// `npm run golden` plays them anew; see CONTRIBUTING.md for when that is right.
if (process.env['STAKEOUT_GOLDEN'] === 'write') {
  writeGolden(FOLDER, new Map(CASES.map((golden) => [golden.name, findGolden(golden)])));
}

describe('golden matches', () => {
  const files = readGolden(FOLDER);

  it('are all there, and no others', () => {
    expect([...files.keys()].sort()).toEqual(CASES.map(({ name }) => name).sort());
  });

  it.each(CASES.map((golden) => [golden.name, golden] as const))('[G9.1] [G9.2] [G9.3] [G9.4] %s', (name, golden) => {
    const verdict = verifyExport(files.get(name) ?? '', findGame);
    if (!verdict.ok) throw new Error(`${verdict.difference.place} ${verdict.difference.fault}`);
    expect(verdict.header.players).toHaveLength(golden.subject.seats);
    expect(verdict.header.config).toEqual(golden.subject.config);
  });

  it('show what their names say', () => {
    for (const golden of CASES) {
      const file = JSON.parse(readFileSync(`${FOLDER}/${golden.name}.json`, 'utf8'));
      expect(golden.shows(finishedOf(file, golden)), golden.name).toBe(true);
      if (golden.withUndo === true) expect(file.entries.some((entry: object) => 'undo' in entry)).toBe(true);
    }
  });
});

interface Entry {
  readonly seat: number;
  readonly action?: Action;
}

/** The final state of a golden match, played from its actions with the draws the file records. */
function finishedOf(
  file: { entries: (Entry & { draws: { value: number }[] })[]; outcome: Outcome },
  { subject }: Case,
): Game {
  const draws = file.entries.flatMap((entry) => entry.draws.map(({ value }) => value));
  const state = gunrunners.setup(subject.config, subject.seats, { below: () => 0 });
  const actions: { seat: number; action: Action }[] = [];
  for (const [index, { seat, action }] of file.entries.entries()) {
    const isTakenBack = 'undo' in (file.entries[index + 1] ?? {});
    if (action === undefined || isTakenBack) continue;
    gunrunners.applyInPlace(state, seat, action, { below: () => draws.shift() ?? 0 }, null);
    actions.push({ seat, action });
  }
  return { state, outcome: file.outcome, actions, events: [] };
}
