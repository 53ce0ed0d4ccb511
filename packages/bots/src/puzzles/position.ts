import { type AnyRules, canonicalText, FastChance, type Seat, seenBy, step } from '@stakeout/kernel';
import type { Line } from '../judge/judging.ts';
import { seedFor } from '../judge/seeds.ts';
import { seatPlayers, tellPlayers } from '../players.ts';
import type { Policy } from '../policy.ts';
import { policyNamed } from '../policy-names.ts';
import type { PuzzleMaker, PuzzleTable } from './puzzle-maker.ts';

/** A decision in a game of self-play, of which a puzzle may be made. */
export interface Position {
  readonly table: PuzzleTable;
  readonly config: unknown;
  /** How many actions went before. */
  readonly action: number;
  readonly seat: Seat;
  /** The truth: for what could not be known, and to let bots try. */
  readonly state: unknown;
  readonly view: unknown;
  readonly options: readonly unknown[];
}

/** No line takes more actions. */
const MOST_ACTIONS = 80;
/** For each purpose chance of its own. */
const PLAYING = 1;

/**
 * Plays the game of this number, by bots of mixed levels at one of the maker's tables, and stops at every decision that may make a
 * puzzle: one of the kind that is asked about, with a choice, at which the view says all that its seat knows.
 */
export function* positionsIn(maker: PuzzleMaker, seed: number, number: number): Generator<Position, void> {
  const { bots, tables, players } = maker;
  const { game, judging } = bots;
  const chance = new FastChance(seedFor(seed, number, PLAYING));
  const table = tables[chance.pick(tables.length)] as PuzzleTable;
  const config = configOf(game, table);
  const state = game.setup(config, table.seats, chance);
  const policies = Array.from({ length: table.seats }, () =>
    policyOf(maker, players[chance.pick(players.length)] as string),
  );
  const seated = seatPlayers(policies, chance);
  const memories = policies.map((_, seat) => judging.remember(seat));
  /** Who is in the middle of what was decided before. */
  let busy: Seat | null = null;
  for (let action = 0; ; action++) {
    const [seat] = game.toAct(state);
    if (seat === undefined) return;
    const options = game.legal(state, seat);
    const view = game.view(state, seat);
    if (options.length > 1 && busy !== seat && maker.isAsked(view)) {
      const isAllSeen =
        canonicalText(memories[seat]?.recall(view)) === canonicalText(judging.remember(seat).recall(view));
      if (isAllSeen) yield { table, config, action, seat, state: game.copy(state), view, options };
    }
    const chosen: number = seated[seat]?.choose(() => view, options) ?? 0;
    const { emissions, canBeUndone }: ReturnType<typeof step<unknown, unknown, unknown, unknown, unknown>> = step(
      game,
      state,
      seat,
      options[chosen],
      chance,
    );
    busy = canBeUndone ? seat : null;
    tellPlayers(seated, emissions);
    memories.forEach((memory, of) => {
      memory.watch(emissions.map((emission) => seenBy(emission, of)));
    });
  }
}

export function configOf(game: AnyRules, { seats, options }: PuzzleTable): unknown {
  const config = game.configure(options, seats);
  if (!config.ok) throw new Error(`${game.id} cannot be played by ${JSON.stringify(options)}`);
  return config.value;
}

export function policyOf({ bots }: PuzzleMaker, name: string): Policy {
  const policy = policyNamed(bots, name);
  if (policy === null) throw new Error(`there is no bot ${name} for ${bots.game.id}`);
  return policy;
}

/** What a bot does with a decision: its actions up to the first that brings something to light. */
export function lineBy(policy: Policy, game: AnyRules, { state, seat }: Position, seed: number): Line {
  const chance = new FastChance(seed);
  const copy = game.copy(state);
  const player = policy.sit(seat, chance);
  const line: unknown[] = [];
  while (line.length < MOST_ACTIONS && game.toAct(copy).includes(seat)) {
    const options = game.legal(copy, seat);
    const action = options[player.choose(() => game.view(copy, seat), options)];
    line.push(action);
    const { canBeUndone, emissions } = step(game, copy, seat, action, chance);
    if (!canBeUndone) break;
    player.watch?.(emissions.map((emission) => seenBy(emission, seat)));
  }
  return line;
}
