import { hashOf } from '../canonical.ts';
import type { Chance } from '../chance/chance.ts';
import { KeyedChance } from '../chance/keyed-chance.ts';
import { RecordedChance } from '../chance/recorded-chance.ts';
import type { Rules, Seat } from '../contract.ts';
import { type Emission, EmissionList } from '../emission.ts';
import { accepted, malformed, type Result, refused } from '../refusal.ts';
import { commitmentTo } from './commitment.ts';
import { commitmentToTerms, keyOfMatch } from './fairness.ts';
import { type Consequence, type HeaderSeat, isUndo, type LogEntry, type MatchHeader, type MatchLog } from './log.ts';
import { imaginedStart, sharedMoves } from './origin.ts';
import { type Step, step } from './step.ts';

/** A snapshot is kept every so many actions, so that undo and reopening replay only a few. */
const ACTIONS_PER_SNAPSHOT = 32;

/** An action that stands, that is, has not been taken back. What it brought about is not kept: `retell` tells it again. */
export interface Standing<Action> {
  readonly seat: Seat;
  readonly action: Action;
  /** Whether its seat may still take it back, as long as nothing later forbids it. */
  readonly canBeUndone: boolean;
  /** Whether it was played in one go with the action before it; then they are taken back together. */
  readonly joined: boolean;
}

/** A running match: the log, and what is worked out from it. */
export interface Match<Config, State, Action, Event, View> {
  readonly game: Rules<Config, State, Action, Event, View>;
  readonly header: MatchHeader<Config>;
  readonly chance: Chance;
  /** What came before all that follows here, where it was opened from a checkpoint; nothing in most matches. */
  readonly before: { readonly entries: number; readonly moves: number };
  readonly entries: LogEntry<Action>[];
  /** One per entry. */
  readonly consequences: Consequence[];
  /** What the set-up drew, and its hash. */
  readonly opening: Consequence;
  /** The actions that stand, oldest first. */
  readonly standing: Standing<Action>[];
  /** `snapshots[i]` is the state before `standing[i * ACTIONS_PER_SNAPSHOT]`. */
  readonly snapshots: State[];
  /** The state after all standing actions. Never handed out for changing. */
  state: State;
}

/** A match of any game, for the code that treats all games alike. */
export type AnyMatch = Match<unknown, unknown, unknown, unknown, unknown>;

/** What a header is made of. */
interface Beginning<Config> {
  readonly matchId: string;
  readonly players: readonly string[];
  readonly config: Config;
  readonly secret: string;
  readonly nonces: readonly string[];
  /** Who plays each seat, for a match of several machines: its header is of version 2 (see `fairness.ts`). */
  readonly seats?: readonly HeaderSeat[];
}

export function newHeader<Config, State, Action, Event, View>(
  game: Rules<Config, State, Action, Event, View>,
  { matchId, players, config, secret, nonces, seats }: Beginning<Config>,
): MatchHeader<Config> {
  const { id, rulesVersion } = game;
  const front = { game: id, rulesVersion, matchId, players, config, nonces };
  if (seats === undefined) return { ...front, commitment: commitmentTo(secret) };
  const terms = { game: id, rulesVersion, matchId, config, seats: players.length };
  return { ...front, commitment: commitmentToTerms(secret, terms), fairness: 2, seats };
}

export function openMatch<Config, State, Action, Event, View>(
  game: Rules<Config, State, Action, Event, View>,
  header: MatchHeader<Config>,
  secret: string,
): Match<Config, State, Action, Event, View> {
  const chance = new KeyedChance(keyOfMatch(header, secret));
  const recorded = new RecordedChance(chance);
  const state = imaginedStart(game, header) ?? game.setup(header.config, header.players.length, recorded);
  const opening = { draws: recorded.draws, hash: hashOf(state) };
  return startedAt({ game, header, chance, opening, before: { entries: 0, moves: 0 }, state });
}

/** A match that stands so, and to which nothing has been added yet. */
export function startedAt<Config, State, Action, Event, View>(
  start: Pick<Match<Config, State, Action, Event, View>, 'game' | 'header' | 'chance' | 'opening' | 'before' | 'state'>,
): Match<Config, State, Action, Event, View> {
  return { ...start, entries: [], consequences: [], standing: [], snapshots: [start.game.copy(start.state)] };
}

/** How long the log of the match is. */
export function lengthOf({ before, entries }: Pick<AnyMatch, 'before' | 'entries'>): number {
  return before.entries + entries.length;
}

/** How many actions of the match stand. */
export function movesOf({ before, standing }: Pick<AnyMatch, 'before' | 'standing'>): number {
  return before.moves + standing.length;
}

/** Plays an action, or says why not. A refused action changes nothing. For several in one go there is `actInOneGo`. */
export function act<Config, State, Action, Event, View>(
  match: Match<Config, State, Action, Event, View>,
  seat: Seat,
  candidate: unknown,
  joined = false,
): Result<readonly Emission<Event>[]> {
  const result = advance(match, seat, candidate, joined);
  if (!result.ok) return result;
  const { draws, emissions } = result.value;
  match.consequences.push({ draws, hash: hashOf(match.state) });
  return accepted(emissions);
}

/** An action as `act` plays it, but for the hash, which takes longer than all the rest. */
export function advance<Config, State, Action, Event, View>(
  match: Match<Config, State, Action, Event, View>,
  seat: Seat,
  candidate: unknown,
  joined: boolean,
): Result<Step<Event>> {
  const { game } = match;
  const refusals = game.explain(match.state, seat, candidate);
  if (refusals.length > 0) return refused(refusals);
  const action = candidate as Action;
  const made = step(game, match.state, seat, action, match.chance);
  match.standing.push({ seat, action, canBeUndone: made.canBeUndone, joined });
  match.entries.push({ seat, action });
  if (match.standing.length % ACTIONS_PER_SNAPSHOT === 0) match.snapshots.push(game.copy(match.state));
  return accepted(made);
}

/**
 * How many of the latest actions the seat may take back: as far as the last one that drew chance, showed anyone anything
 * new, or passed the decision to someone else. Where a match is played on to see what would have been, everything since can
 * be taken back, the answers of the others included, but nothing of the match before.
 */
export function undoable<Config, State, Action, Event, View>(
  match: Match<Config, State, Action, Event, View>,
  seat: Seat,
): number {
  const { header, standing } = match;
  if (header.origin !== undefined) {
    const first = standing.findIndex((action, index) => index >= sharedMoves(header) && action.seat === seat);
    return first < 0 ? 0 : standing.length - first;
  }
  let count = 0;
  for (let index = standing.length - 1; index >= 0; index--) {
    const last = standing[index];
    if (last === undefined || last.seat !== seat || !last.canBeUndone) break;
    count++;
  }
  return count;
}

/** Takes back the latest actions. */
export function undo<Config, State, Action, Event, View>(
  match: Match<Config, State, Action, Event, View>,
  seat: Seat,
  count: number,
): Result<null> {
  const result = retreat(match, seat, count);
  if (result.ok) match.consequences.push({ draws: [], hash: hashOf(match.state) });
  return result;
}

/** Taking back as `undo` does it, but for the hash. */
export function retreat<Config, State, Action, Event, View>(
  match: Match<Config, State, Action, Event, View>,
  seat: Seat,
  count: number,
): Result<null> {
  if (!Number.isSafeInteger(count) || count < 1) return refused([malformed('undo', 'undo.count')]);
  const most = undoable(match, seat);
  if (count > most) return refused([malformed('undo', 'undo.tooFar', { most })]);
  match.standing.length -= count;
  match.snapshots.length = Math.floor(match.standing.length / ACTIONS_PER_SNAPSHOT) + 1;
  match.state = stateAfter(match, movesOf(match));
  match.entries.push({ seat, undo: count });
  return accepted(null);
}

/** The state after the first `moves` standing actions: the nearest snapshot, and the few actions since. */
export function stateAfter<Config, State, Action, Event, View>(
  match: Match<Config, State, Action, Event, View>,
  moves: number,
): State {
  const count = moves - match.before.moves;
  const nearest = Math.min(Math.floor(count / ACTIONS_PER_SNAPSHOT), match.snapshots.length - 1);
  const snapshot = match.snapshots[nearest];
  if (snapshot === undefined) throw new RangeError(`no snapshot before action ${moves}`);
  const state = match.game.copy(snapshot);
  for (const { seat, action } of match.standing.slice(nearest * ACTIONS_PER_SNAPSHOT, count)) {
    match.game.applyInPlace(state, seat, action, match.chance, null);
  }
  return state;
}

/** Works a match out again from its log, checking every entry as if it were made now. */
export function replay<Config, State, Action, Event, View>(
  game: Rules<Config, State, Action, Event, View>,
  log: MatchLog<Config, Action>,
  secret: string,
): Result<Match<Config, State, Action, Event, View>> {
  const match = openMatch(game, log.header, secret);
  for (const entry of log.entries) {
    const result = isUndo(entry) ? undo(match, entry.seat, entry.undo) : act(match, entry.seat, entry.action);
    if (!result.ok) return result;
  }
  return accepted(match);
}

/** What every standing action brought about, from the one numbered `from` on: the story of the match, told again. */
export function retell<Config, State, Action, Event, View>(
  match: Match<Config, State, Action, Event, View>,
  from = 0,
): readonly (readonly Emission<Event>[])[] {
  return [...retelling(match, from)];
}

/** The same action by action. The match must not change before it is told. */
export function* retelling<Config, State, Action, Event, View>(
  match: Match<Config, State, Action, Event, View>,
  from: number,
): Generator<readonly Emission<Event>[], void> {
  const state = stateAfter(match, from);
  for (const { seat, action } of match.standing.slice(from - match.before.moves)) {
    const sink = new EmissionList<Event>();
    match.game.applyInPlace(state, seat, action, match.chance, sink);
    yield sink.emissions;
  }
}
