import {
  type Charge,
  contactsThatCount,
  costaOf,
  type Event,
  GROUPS,
  type Happening,
  isHappening,
  isTreasure,
  moneyOfGroup,
  type Pawn,
  type PublicBoard,
  printedOf,
  scoreOfContacts,
  sourceOf,
  type Table,
  treasureValue,
  UPKEEP,
  usedAssets,
  type View,
  valueOfStack,
} from '@stakeout/escape-plan';
import type { Move } from '../../../session/session.ts';

/** A part of a day; -1 is the beginning of the day, with income, patrols and new tiles. */
export interface When {
  readonly day: number;
  readonly part: number;
}

/** How a pawn left the game. */
export interface Departure {
  readonly pawn: Pawn;
  readonly when: When;
  /** The move in which it happened, counted from 1, for the way to its replay. */
  readonly move: number;
  /** `null` for those who escaped. */
  readonly why: Charge | null;
  /** What was demanded, and what there was in cash to pay it with. */
  readonly price: number;
  readonly cash: number;
}

export interface Visit {
  readonly pawn: Pawn;
  readonly place: number;
  readonly when: When;
}

/** How everybody stood at the end of a part of a day. */
export interface Period extends When {
  /** Every player's cash. */
  readonly cash: readonly number[];
  /** What an escape at that moment would have been worth, for every player and, in the solo game, Costa at the end. */
  readonly worth: readonly number[];
}

export interface Story {
  readonly periods: readonly Period[];
  readonly departures: readonly Departure[];
  readonly visits: readonly Visit[];
}

/** What of the table says how much somebody is worth, as far as it has changed. */
type Followed = Partial<Pick<View['table'], 'boards' | 'visited' | 'notoriety' | 'costaContacts' | 'costaStacks'>>;

interface Closed extends When {
  readonly cash: readonly number[];
  readonly arrested: readonly Pawn[];
  readonly shown: Followed;
}

/**
 * The match as it is told afterwards. Payments and incomes are made in front of everybody, so the cash of all follows from
 * what each viewer was shown; what only came to light at the end, plans and tiles, is taken from there.
 */
export function escapeStory(view: View, moves: readonly Move[]): Story {
  const { truth, day, seats } = view.table;
  const nothing = Array.from({ length: seats }, () => 0);
  const { cash, now } = tellerOf(view, { day: 0, cash: nothing }, moves);
  // What there was at the beginning is what there is in the end, but for what came and went: a match may begin on any day.
  const first = (truth?.cash ?? cash).map((money, seat) => money - (cash[seat] ?? 0));
  return tellerOf(view, { day: day - now.day, cash: first }, moves).story();
}

function tellerOf(view: View, start: Start, moves: readonly Move[]): Teller {
  const teller = new Teller(view, start);
  for (const [index, move] of moves.entries()) teller.hear(index + 1, move.events as readonly Event[]);
  return teller;
}

interface Start {
  readonly day: number;
  readonly cash: readonly number[];
}

class Teller {
  private readonly view: View;
  private readonly printed: Table;
  private shown: Followed = {};
  readonly cash: number[];
  private readonly arrested: Pawn[] = [];
  now: When;
  private readonly closed: Closed[] = [];
  private readonly departures: Departure[] = [];
  private readonly visits: Visit[] = [];

  constructor(view: View, start: Start) {
    this.view = view;
    this.printed = printedOf(view.table);
    this.cash = start.cash.slice();
    this.now = { day: start.day, part: -1 };
  }

  hear(move: number, events: readonly Event[]): void {
    for (const event of events) {
      if (event.type !== 'ownChanged') this.shown = { ...this.shown, ...Object.fromEntries(event.changes ?? []) };
      if (isHappening(event)) this.follow(move, event);
    }
  }

  story(): Story {
    const { departures, visits } = this;
    const periods = [...this.closed, this.periodNow()];
    return { departures, visits, periods: periods.map((period) => this.told(period)) };
  }

  private follow(move: number, happening: Happening): void {
    switch (happening.type) {
      case 'dayBegan':
        this.turnTo({ day: this.now.day + 1, part: -1 });
        return;
      case 'partBegan':
        this.turnTo({ day: this.now.day, part: happening.part });
        return;
      case 'paid':
        this.earn(happening.pawn, -happening.amount);
        return;
      case 'incomeReceived':
        this.earn(happening.pawn, happening.amount);
        return;
      case 'cubeOnPlain':
      case 'cubeOnIncome':
        this.visits.push({ pawn: happening.pawn, place: happening.place, when: this.now });
        return;
      case 'automaMoved': {
        const place = this.view.table.places.indexOf(happening.node);
        if (place >= 0) this.visits.push({ pawn: happening.pawn, place, when: this.now });
        return;
      }
      case 'escaped':
        this.depart(move, happening.pawn, null);
        return;
      case 'arrested':
        this.depart(move, happening.pawn, happening.why);
        this.arrested.push(happening.pawn);
    }
  }

  private earn(pawn: Pawn, amount: number): void {
    this.cash[pawn] = (this.cash[pawn] ?? 0) + amount;
  }

  private turnTo(next: When): void {
    // The first day begins before the first move.
    if (next.day !== this.now.day || next.part !== this.now.part) this.closed.push(this.periodNow());
    this.now = next;
  }

  private periodNow(): Closed {
    return { ...this.now, cash: this.cash.slice(), arrested: this.arrested.slice(), shown: this.shown };
  }

  private depart(move: number, pawn: Pawn, why: Charge | null): void {
    const escaped = this.departures.filter((departure) => departure.why === null).length;
    // E24.5: Costa pays nothing.
    const isPlayer = pawn < this.view.table.seats;
    const exitPrice = isPlayer ? (this.printed.exitCosts[this.view.table.seats]?.[escaped] ?? 0) : 0;
    const price = why === 'late' ? 0 : why === 'upkeep' ? UPKEEP : exitPrice;
    this.departures.push({ pawn, when: this.now, move, why, price, cash: this.cash[pawn] ?? 0 });
  }

  private told({ day, part, cash, arrested, shown }: Closed): Period {
    const worth = cash.map((money, seat) => (arrested.includes(seat) ? 0 : money + this.holdings(shown, seat)));
    const costa = this.view.table.seats === 1 ? [this.costaHoldings(shown)] : [];
    return { day, part, cash, worth: [...worth, ...costa] };
  }

  /** E22.2, all but the cash. */
  private holdings(shown: Followed, seat: Pawn): number {
    const { printed } = this;
    const board = shown.boards?.[seat];
    const plan = this.view.table.truth?.plans[seat] ?? -1;
    const places = GROUPS.reduce<number>(
      (sum, group) => sum + moneyOfGroup(printed, plan, shown.visited ?? [], seat, group),
      0,
    );
    const penalty = printed.penalties[(shown.notoriety?.[seat] ?? 1) - 1] ?? 0;
    if (board === undefined) return places + penalty;
    return (
      places +
      penalty +
      usedAssets(board) * printed.usedAssetValue +
      scoreOfContacts(printed, contactsThatCount(board)) +
      board.wounds * printed.woundPenalty +
      this.tileMoney(board, seat)
    );
  }

  /** The tiles on a board that are still there at the end, when all are turned up. What was given up was seen by its owner only. */
  private tileMoney(board: PublicBoard, seat: Pawn): number {
    const kept = this.view.table.truth?.items[seat] ?? [];
    return board.items.reduce((sum, item, space) => {
      const last = kept[space] ?? 0;
      const isSame = isTreasure(item) && isTreasure(last) && sourceOf(item) === sourceOf(last);
      return isSame ? sum + treasureValue(last) : sum;
    }, 0);
  }

  /** E24.6. */
  private costaHoldings(shown: Followed): number {
    const { printed } = this;
    const { truth, seats } = this.view.table;
    const pawn = costaOf({ seats });
    const stacks = truth?.costa.stacks.slice(0, shown.costaStacks?.length ?? 0) ?? [];
    return (
      GROUPS.reduce<number>(
        (sum, group) => sum + moneyOfGroup(printed, truth?.costa.plan ?? -1, shown.visited ?? [], pawn, group),
        0,
      ) +
      scoreOfContacts(printed, shown.costaContacts?.length ?? 0) +
      stacks.reduce((sum, stack) => sum + valueOfStack(printed, stack), 0) +
      (printed.penalties[(shown.notoriety?.[pawn] ?? 1) - 1] ?? 0)
    );
  }
}
