import { type AnyGame, type Chance, EmissionList, FastChance, type Seat, seenBy } from '@stakeout/kernel';

/**
 * Pairs of matches that are equal but for what one seat cannot know. A game is played at random; it is the truth. Wherever
 * a pair begins, `determinize` draws another world out of the seat's view alone: the twin. From there both are played on by
 * the same actions (or, where an action names something hidden, by one that looks the same), so everything the seat is shown
 * must agree, until something comes to light. Whatever will come to light is known here beforehand, so of many twins the
 * one is taken in which the same comes to light for as long as possible; when none does any more, a new pair begins.
 */

export interface Step {
  readonly seat: Seat;
  readonly action: unknown;
}

/** A game as it was played: `states[i]` is before `steps[i]`, and the last one after all. */
export interface Played {
  readonly states: readonly unknown[];
  readonly steps: readonly Step[];
}

/** A stretch of a game and its twin. `steps[i]` and `twinSteps[i]` look the same to the seat. */
export interface Pair {
  /** The true states before each step. */
  readonly states: readonly unknown[];
  /** The twin of the first of them. */
  readonly twin: unknown;
  readonly steps: readonly Step[];
  readonly twinSteps: readonly Step[];
  /** Whether the last step ends the game. */
  readonly ends: boolean;
}

/** A pair longer than this tells nothing more. */
const LONGEST_PAIR = 20;
/** How many twins are drawn for a pair, at most, and how many at least. */
const MOST_TWINS = 150;
const FEWEST_TWINS = 12;

export function playAtRandom(game: AnyGame, config: unknown, seats: number, seed: number, chance: Chance): Played {
  const dice = new FastChance(seed);
  const states = [game.setup(config, seats, new FastChance(seed + 1))];
  const steps: Step[] = [];
  for (;;) {
    const state = states.at(-1);
    const deciders = game.toAct(state);
    const seat = deciders[dice.pick(deciders.length)];
    if (seat === undefined) return { states, steps };
    const legal = game.legal(state, seat);
    const step = { seat, action: legal[dice.pick(legal.length)] };
    const next = game.copy(state);
    game.applyInPlace(next, step.seat, step.action, chance, null);
    states.push(next);
    steps.push(step);
  }
}

/** How much of a game is cut into pairs: so many of them at most, from where this share of it has been played. */
export interface Extent {
  readonly most: number;
  readonly from: number;
}

/**
 * Cuts the game into pairs for the seat, as far as they are wanted, since most of the work of comparing two matches is to find
 * them. Steps of which no twin shows the same are left out, and should be few: `steps` is how many were looked at.
 */
export function pairsFor(
  game: AnyGame,
  { states, steps }: Played,
  viewer: Seat,
  chance: Chance,
  seed: number,
  extent: Extent,
): { readonly pairs: readonly Pair[]; readonly steps: number } {
  const dice = new FastChance(seed);
  const watcher = new Watcher(game, viewer, chance);
  const pairs: Pair[] = [];
  const begin = Math.floor(extent.from * (steps.length - 1));
  let start = begin;
  while (start < steps.length && pairs.length < extent.most) {
    const most = Math.min(LONGEST_PAIR, steps.length - start);
    const ahead = steps.slice(start, start + most);
    const shown = ahead.map((step, index) => watcher.shown(states[start + index], step));
    const view = game.view(states[start], viewer);
    let best: { readonly twin: unknown; readonly twinSteps: readonly Step[] } | null = null;
    for (let count = 0; count < (best === null ? MOST_TWINS : FEWEST_TWINS); count++) {
      const twin = game.determinize(view, viewer, dice);
      const twinSteps = watcher.follow(twin, ahead, shown);
      if (twinSteps.length <= (best?.twinSteps.length ?? 0) || isSame(twin, states[start])) continue;
      best = { twin, twinSteps };
      if (twinSteps.length === most) break;
    }
    const end = start + (best?.twinSteps.length ?? 1);
    if (best !== null) {
      const stretch = { states: states.slice(start, end), steps: steps.slice(start, end) };
      pairs.push({ ...best, ...stretch, ends: end === steps.length });
    }
    start = end;
  }
  return { pairs, steps: start - begin };
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** What a step shows to the viewer: what they saw before, and the events. */
interface Shown {
  readonly view: unknown;
  readonly events: readonly unknown[];
}

class Watcher {
  private readonly game: AnyGame;
  private readonly viewer: Seat;
  private readonly chance: Chance;

  constructor(game: AnyGame, viewer: Seat, chance: Chance) {
    this.game = game;
    this.viewer = viewer;
    this.chance = chance;
  }

  shown(before: unknown, step: Step): Shown {
    return this.try(before, step).shown;
  }

  /** Plays the steps in the twin for as long as they show the viewer the same, and gives them as they are played there. */
  follow(twin: unknown, steps: readonly Step[], shown: readonly Shown[]): Step[] {
    const followed: Step[] = [];
    let state = twin;
    for (const [index, step] of steps.entries()) {
      const next = this.counterpart(state, step, shown[index] as Shown);
      if (next === null) break;
      followed.push(next.step);
      state = next.after;
    }
    return followed;
  }

  /** The same action; where it names something hidden and the twin does not allow it, one that looks the same. */
  private counterpart(state: unknown, { seat, action }: Step, wanted: Shown) {
    const text = JSON.stringify(action);
    const legal = this.game.legal(state, seat);
    const same = legal.filter((candidate) => JSON.stringify(candidate) === text);
    for (const candidate of same.length > 0 ? same : legal) {
      const step = { seat, action: candidate };
      const tried = this.try(state, step);
      if (this.looksTheSame(tried.shown, wanted)) return { step, after: tried.after };
    }
    return null;
  }

  private try(before: unknown, { seat, action }: Step): { readonly after: unknown; readonly shown: Shown } {
    const { game, viewer } = this;
    const after = game.copy(before);
    const sink = new EmissionList<unknown>();
    game.applyInPlace(after, seat, action, this.chance, sink);
    const events = sink.emissions.map((emission) => seenBy(emission, viewer));
    return { after, shown: { view: game.view(before, viewer), events } };
  }

  /**
   * Events may differ in what they bring to light, and then so do the views they lead to. Events that differ and lead to the
   * same views have given something away: the twin is kept, and the leak will show on the wire.
   */
  private looksTheSame(one: Shown, other: Shown): boolean {
    let view = one.view;
    for (let index = 0; index < Math.max(one.events.length, other.events.length); index++) {
      const next = this.seen(view, one.events[index]);
      const same = isSame(one.events[index], other.events[index]);
      if (!same && !isSame(next, this.seen(view, other.events[index]))) return false;
      view = next;
    }
    return true;
  }

  private seen(view: unknown, event: unknown): unknown {
    return event === undefined ? view : this.game.fold(view, event);
  }
}
