import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  act,
  EmissionList,
  exportMatch,
  exportText,
  FastChance,
  hexKeyFromSeed,
  KeyedChance,
  matchKey,
  newHeader,
  type Outcome,
  openMatch,
  type Seat,
  undo,
  undoable,
} from '@stakeout/kernel';
import type { Subject } from './moment.ts';

/** What a finished game shows, for choosing the ones worth keeping. */
export interface Finished<State, Action, Event> {
  readonly state: State;
  readonly outcome: Outcome;
  readonly actions: readonly { readonly seat: Seat; readonly action: Action }[];
  /** Everything that happened, where the case wants to watch; otherwise nothing. */
  readonly events: readonly Event[];
}

/** A match worth keeping: a whole game that ends in a way of its own, or that once went wrong. */
export interface GoldenCase<Config, State, Action, Event, View> {
  /** The file's name, saying what it shows. */
  readonly name: string;
  readonly subject: Subject<Config, State, Action, Event, View>;
  readonly shows: (finished: Finished<State, Action, Event>) => boolean;
  /** Whether players take back what they may. */
  readonly withUndo?: boolean;
  /** Whether what happens is part of what it shows; the search is slower then. */
  readonly watches?: boolean;
  /** How the players choose; by default any legal action. */
  readonly choose?: (view: View, legal: readonly Action[], dice: FastChance) => number;
}

const MOST_SEEDS = 2_000_000;

/** Plays random keyed matches until one shows what is wanted, and gives it as an export. */
export function findGolden<Config, State, Action, Event, View>(
  golden: GoldenCase<Config, State, Action, Event, View>,
): string {
  for (let seed = 1; seed <= MOST_SEEDS; seed++) {
    const finished = playThrough(golden, seed);
    if (golden.shows(finished)) return exported(golden, seed, finished);
  }
  throw new Error(`no match shows ${golden.name}`);
}

function keysOf<Config, State, Action, Event, View>(
  golden: GoldenCase<Config, State, Action, Event, View>,
  seed: number,
) {
  const secret = hexKeyFromSeed(`${golden.name} ${seed}`, 'secret');
  const nonces = Array.from({ length: golden.subject.seats }, (_, seat) =>
    hexKeyFromSeed(String(seed), `nonce ${seat}`),
  );
  return { secret, nonces, matchId: `golden-${golden.name}-${seed}` };
}

/** The quick way, without log and hashes. */
function playThrough<Config, State, Action, Event, View>(
  golden: GoldenCase<Config, State, Action, Event, View>,
  seed: number,
): Finished<State, Action, Event> {
  const { game, config, seats } = golden.subject;
  const { secret, nonces, matchId } = keysOf(golden, seed);
  const chance = new KeyedChance(matchKey(secret, nonces, matchId));
  const dice = new FastChance(seed);
  const state = game.setup(config, seats, chance);
  const actions: { seat: Seat; action: Action }[] = [];
  const sink = golden.watches === true ? new EmissionList<Event>() : null;
  for (let seat = game.toAct(state)[0]; seat !== undefined; seat = game.toAct(state)[0]) {
    const legal = game.legal(state, seat);
    const chosen = golden.choose?.(game.view(state, seat), legal, dice) ?? dice.pick(legal.length);
    const action = legal[chosen] as Action;
    actions.push({ seat, action });
    game.applyInPlace(state, seat, action, chance, sink);
  }
  const events = sink?.emissions.map(({ event }) => event) ?? [];
  return { state, outcome: game.outcome(state) as Outcome, actions, events };
}

/** The same match again, with log, draws and hashes. */
function exported<Config, State, Action, Event, View>(
  golden: GoldenCase<Config, State, Action, Event, View>,
  seed: number,
  finished: Finished<State, Action, Event>,
): string {
  const { game, config, seats } = golden.subject;
  const { secret, nonces, matchId } = keysOf(golden, seed);
  const players = Array.from({ length: seats }, (_, seat) => `random ${seat + 1}`);
  const match = openMatch(game, newHeader(game, { matchId, players, config, secret, nonces }), secret);
  for (const { seat, action } of finished.actions) {
    act(match, seat, action);
    if (golden.withUndo === true && undoable(match, seat) > 0) {
      undo(match, seat, 1);
      act(match, seat, action);
    }
  }
  const file = exportMatch(match, secret);
  if (!file.ok) throw new Error('the match is not finished');
  return exportText(file.value);
}

/** The golden matches of a folder, by name. */
export function readGolden(folder: string): ReadonlyMap<string, string> {
  if (!existsSync(folder)) return new Map();
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  return new Map(
    files.sort().map((file) => [file.slice(0, -'.json'.length), readFileSync(join(folder, file), 'utf8')]),
  );
}

/** Replaces the golden matches of a folder. */
export function writeGolden(folder: string, matches: ReadonlyMap<string, string>): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of matches) writeFileSync(join(folder, `${name}.json`), text);
}
