import { canonicalText, type Seat } from '@stakeout/kernel';
import type { Budget } from '../budget.ts';
import type { Deliberation, Opinion, Picker, Player } from '../policy.ts';
import { newSeed } from '../seed.ts';
import { Search, type Temper } from './search.ts';
import type { Worlds } from './world.ts';

/** What a seat keeps in mind of what it was shown, where its view alone does not say it any more. */
export interface Memory<View> {
  watch(events: readonly unknown[]): void;
  /** The view with what is remembered filled in. */
  recall(view: View): View;
  notes(): unknown;
}

export interface SearchSettings<View, World, Action> {
  readonly worlds: Worlds<View, World, Action>;
  readonly temper: Temper;
  readonly budget: Budget;
  /** Turns the share of wins among imagined games into a chance to win this one, of which the seat sees this. */
  readonly calibrate: (share: number, view: View) => number;
  readonly remember: (seat: Seat, notes: unknown) => Memory<View>;
}

/** A player that searches among the game's own actions. */
export class SearchPlayer<View, World, Action> implements Player {
  private readonly settings: SearchSettings<View, World, Action>;
  private readonly seat: Seat;
  private readonly chance: Picker;
  private readonly memory: Memory<View>;

  constructor(settings: SearchSettings<View, World, Action>, seat: Seat, chance: Picker, notes: unknown) {
    this.settings = settings;
    this.seat = seat;
    this.chance = chance;
    this.memory = settings.remember(seat, notes);
  }

  watch(events: readonly unknown[]): void {
    this.memory.watch(events);
  }

  notes(): unknown {
    return this.memory.notes();
  }

  choose(view: () => unknown, options: readonly unknown[]): number {
    if (options.length === 1) return 0;
    const deliberation = this.deliberate(view(), options);
    while (!deliberation.step(Number.POSITIVE_INFINITY));
    return deliberation.choice();
  }

  deliberate(view: unknown, options: readonly unknown[]): Deliberation {
    const { worlds, temper } = this.settings;
    const seen = this.memory.recall(view as View);
    const search = new Search(worlds, seen, this.seat, temper, newSeed(this.chance));
    return new SearchDeliberation(search, this.settings, seen, options as readonly Action[]);
  }
}

class SearchDeliberation<View, World, Action> implements Deliberation {
  private readonly search: Search<View, World, Action>;
  private readonly settings: SearchSettings<View, World, Action>;
  private readonly view: View;
  private readonly options: readonly Action[];
  private spent = 0;

  constructor(
    search: Search<View, World, Action>,
    settings: SearchSettings<View, World, Action>,
    view: View,
    options: readonly Action[],
  ) {
    this.search = search;
    this.settings = settings;
    this.view = view;
    this.options = options;
  }

  get iterations(): number {
    return this.search.iterations;
  }

  step(milliseconds: number): boolean {
    if (this.options.length === 1 && this.search.iterations > 0) return true;
    const { done, spent } = this.search.run(this.settings.budget, this.spent, milliseconds);
    this.spent = spent;
    return done;
  }

  choice(): number {
    return this.opinions()[0]?.index ?? 0;
  }

  opinions(): readonly Opinion[] {
    const { calibrate } = this.settings;
    // By what they say: options that came from another thread are copies of the game's own.
    const nodes = new Map(this.search.root.children.map((node) => [canonicalText(node.move), node]));
    const opinions = this.options.map((option, index): Opinion => {
      const node = nodes.get(canonicalText(option));
      const visits = node?.visits ?? 0;
      return { index, visits, winChance: calibrate(visits === 0 ? 0 : (node?.wins ?? 0) / visits, this.view) };
    });
    return opinions.sort((one, other) => other.visits - one.visits || other.winChance - one.winChance);
  }
}
