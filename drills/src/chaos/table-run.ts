import { CHAT_LINES } from '@stakeout/protocol';
import { findGame } from './games.ts';
import type { Guest } from './guest.ts';
import { Ledger } from './ledger.ts';
import type { Luck } from './luck.ts';
import type { TablePlan } from './plan.ts';
import { SeatPlayer } from './seat-player.ts';
import type { ServerProcess } from './server-process.ts';
import type { Mishaps, Weather } from './weather.ts';

export interface TableSetting {
  readonly id: string;
  readonly plan: TablePlan;
  /** Those who sit in the seats that clients play, in their order. */
  readonly guests: readonly Guest[];
  readonly nodes: readonly ServerProcess[];
  readonly weather: Weather;
  readonly mishaps: Mishaps;
  readonly luck: Luck;
}

/** One table of the drill and the clients that play at it. */
export class TableRun {
  readonly id: string;
  readonly plan: TablePlan;
  readonly players: readonly SeatPlayer[];

  constructor(setting: TableSetting) {
    const { id, plan, guests, nodes, weather, mishaps, luck } = setting;
    this.id = id;
    this.plan = plan;
    const game = findGame(plan.game);
    if (game === null) throw new Error(`no game ${plan.game}`);
    // All lines together must fit into what whoever joins is shown.
    const lines = Math.floor(CHAT_LINES / plan.seats.length);
    const seats = plan.seats.flatMap((seatPlan, seat) =>
      seatPlan.kind === 'client' ? [{ seat, plan: seatPlan }] : [],
    );
    this.players = seats.flatMap(({ seat, plan: seatPlan }, index) => {
      const guest = guests[index];
      if (guest === undefined) return [];
      const ledger = new Ledger();
      const shared = { table: id, game, nodes, weather, mishaps, lines };
      return [new SeatPlayer({ ...shared, seat, plan: seatPlan, guest, ledger, luck: luck.branch() })];
    });
  }

  /** How much of the match anybody has seen. */
  get seq(): number {
    return Math.max(...this.players.map(({ seq }) => seq));
  }

  get isOver(): boolean {
    return this.players.every(({ isOver }) => isOver);
  }

  async play(): Promise<void> {
    await Promise.all(this.players.map((player) => player.play()));
  }

  stop(): void {
    for (const player of this.players) player.stop();
  }

  describe(): string {
    const { game, seats } = this.plan;
    const lines = this.players.map((player) => `    ${player.describe()}`);
    return [`table ${this.id} (${game}, ${seats.length} seats) hangs:`, ...lines].join('\n');
  }
}
