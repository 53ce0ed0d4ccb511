import type { Page } from '@playwright/test';
import { type Action, escapePlan, type FrameKind, type State, type View } from '@stakeout/escape-plan';
import { FastChance, KeyedChance, matchKey } from '@stakeout/kernel';
import { type Deed, deedsOf } from './escape-plan-deeds.ts';
import { openPlayed, startOfMatch } from './played-match.ts';
import { savedIn } from './saved.ts';

/** A moment of a match at which the first player can do a certain thing. */
export interface Stage {
  readonly game: number;
  readonly seats: number;
  /** What everybody has done so far. */
  readonly played: readonly { readonly seat: number; readonly action: Action }[];
  /** What is to be done now. */
  readonly action: Action;
}

/** More games than are ever needed. */
const MOST_GAMES = 3000;
/** Once in so many decisions a component is used; so boards are full when something is to be done with them. */
const USES = 6;

/** Plays games by lot, always the same ones, until the first player could do each of these things. */
export function stagesFor(deeds: readonly Deed[]): ReadonlyMap<Deed, Stage> {
  const missing = new Set(deeds);
  const stages = new Map<Deed, Stage>();
  for (let game = 0; game < MOST_GAMES && missing.size > 0; game++) {
    const seats = 1 + (game % 5);
    for (const [deed, stage] of stagesIn(game, seats, missing)) {
      stages.set(deed, stage);
      missing.delete(deed);
    }
  }
  return stages;
}

/** The first player has this to decide. Only who is alone pays Costa. */
export function stageOf(kind: FrameKind, day = 1): Stage {
  const seats = kind === 'toll' ? 1 : 3;
  return stageWhere(seats, (state) => state.day >= day && state.frames.at(-1)?.kind === kind);
}

/** A stage where the first player decides and this holds. */
export function stageWhere(seats: number, isWanted: (state: State) => boolean): Stage {
  for (let game = seats - 1; game < MOST_GAMES; game += 5) {
    const played: { seat: number; action: Action }[] = [];
    for (const { state, seat, options, next } of play(game, seats)) {
      const [action] = options;
      if (seat === 0 && action !== undefined && isWanted(state)) return { game, seats, played, action };
      played.push({ seat, action: next });
    }
  }
  throw new Error('no game comes to such a stage');
}

function stagesIn(game: number, seats: number, wanted: ReadonlySet<Deed>): ReadonlyMap<Deed, Stage> {
  const found = new Map<Deed, Stage>();
  const played: { seat: number; action: Action }[] = [];
  for (const { state, seat, options, next } of play(game, seats)) {
    for (const action of seat === 0 ? options : []) {
      for (const deed of deedsOf(state, seat, action)) {
        if (wanted.has(deed) && !found.has(deed)) found.set(deed, { game, seats, played: played.slice(), action });
      }
    }
    played.push({ seat, action: next });
  }
  return found;
}

interface Moment {
  readonly state: State;
  readonly seat: number;
  readonly options: readonly Action[];
  readonly next: Action;
}

function* play(game: number, seats: number): Generator<Moment> {
  const { config, secret, nonces, matchId } = startOf(game, seats);
  const chance = new KeyedChance(matchKey(secret, nonces, matchId));
  const state = escapePlan.setup(config, seats, chance);
  const dice = new FastChance(game);
  for (;;) {
    const [seat] = escapePlan.toAct(state);
    if (seat === undefined) return;
    const options = escapePlan.legal(state, seat);
    const plain = options.filter(({ type }) => type !== 'use');
    const among = plain.length > 0 && dice.pick(USES) > 0 ? plain : options;
    const next = among[dice.pick(among.length)] as Action;
    yield { state, seat, options, next };
    escapePlan.applyInPlace(state, seat, next, chance, null);
  }
}

function startOf(game: number, seats: number) {
  return startOfMatch(escapePlan, game, seats);
}

/** Puts the match into the page's own storage, as if it had been played there, and opens it. */
export function openStage(page: Page, stage: Stage): Promise<string> {
  return openPlayed(page, { ...stage, game: escapePlan, number: stage.game });
}

/** The same for a match of so many that is over. */
export function openFinished(page: Page, seats: number): Promise<string> {
  const number = seats - 1;
  const played = [...play(number, seats)].map(({ seat, next }) => ({ seat, action: next }));
  return openPlayed(page, { game: escapePlan, number, seats, played });
}

/** What the page has saved of a match beyond the stage: the first player's decisions. */
export async function savedActions(page: Page, id: string, from: number): Promise<readonly unknown[]> {
  const { entries } = await savedIn(page, id);
  return entries.slice(from).flatMap((entry) => (entry.seat === 0 && 'action' in entry ? [entry.action] : []));
}

/** What the first player sees at a stage, and may do. */
export function viewOfStage(stage: Stage): { readonly view: View; readonly options: readonly Action[] } {
  const state = stateOf(stage);
  return { view: escapePlan.view(state, 0), options: escapePlan.legal(state, 0) };
}

export function stateOf({ game, seats, played }: Stage): State {
  const { config, secret, nonces, matchId } = startOf(game, seats);
  const chance = new KeyedChance(matchKey(secret, nonces, matchId));
  const state = escapePlan.setup(config, seats, chance);
  for (const { seat, action } of played) escapePlan.applyInPlace(state, seat, action, chance, null);
  return state;
}
