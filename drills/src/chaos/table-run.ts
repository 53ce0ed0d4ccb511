import { CHAT_LINES } from '@stakeout/protocol';
import type { Door } from './door.ts';
import { findGame } from './games.ts';
import type { Guest } from './guest.ts';
import { Ledger } from './ledger.ts';
import type { Luck } from './luck.ts';
import type { TablePlan } from './plan.ts';
import { SeatPlayer } from './seat-player.ts';
import { Spectator } from './spectator.ts';
import type { Mishaps, Weather } from './weather.ts';

export interface TableSetting {
  readonly id: string;
  readonly plan: TablePlan;
  /** Those who sit in the seats that clients play, in their order. */
  readonly guests: readonly Guest[];
  readonly doors: readonly Door[];
  readonly weather: Weather;
  readonly mishaps: Mishaps;
  readonly luck: Luck;
  /** Whether servers may lose their database in the middle of a commit. */
  readonly mayDoubt: boolean;
  /** Whether everybody waits with the next action. */
  readonly isHeld: () => boolean;
}

/** One table of the drill and the clients that play at it. */
export class TableRun {
  readonly id: string;
  readonly plan: TablePlan;
  readonly players: readonly SeatPlayer[];
  readonly spectator: Spectator | null;

  constructor(setting: TableSetting) {
    const { id, plan, guests, luck } = setting;
    this.id = id;
    this.plan = plan;
    const game = findGame(plan.game);
    if (game === null) throw new Error(`no game ${plan.game}`);
    const { doors, weather, mishaps, isHeld } = setting;
    const line = { table: id, doors, weather, mishaps };
    // All lines together must fit into what whoever joins is shown.
    const lines = Math.floor(CHAT_LINES / plan.seats.length);
    const seats = plan.seats.flatMap((seatPlan, seat) =>
      seatPlan.kind === 'client' ? [{ seat, plan: seatPlan }] : [],
    );
    this.players = seats.flatMap(({ seat, plan: seatPlan }, index) => {
      const guest = guests[index];
      if (guest === undefined) return [];
      const ledger = new Ledger(setting.mayDoubt);
      return [
        new SeatPlayer({ ...line, isHeld, game, lines, seat, plan: seatPlan, guest, ledger, luck: luck.branch() }),
      ];
    });
    this.spectator = plan.isWatched ? new Spectator(line, game, luck.branch(), setting.mayDoubt) : null;
  }

  /** How much of the match anybody has seen. */
  get seq(): number {
    return Math.max(...this.players.map(({ seq }) => seq));
  }

  get isOver(): boolean {
    return this.players.every(({ isOver }) => isOver) && this.spectator?.isOver !== false;
  }

  async play(): Promise<void> {
    await Promise.all([this.spectator?.watch(), ...this.players.map((player) => player.play())]);
  }

  stop(): void {
    for (const player of this.players) player.stop();
    this.spectator?.client.close();
  }

  describe(): string {
    const { game, seats } = this.plan;
    const lines = [...this.players, ...(this.spectator === null ? [] : [this.spectator])];
    return [
      `table ${this.id} (${game}, ${seats.length} seats) hangs:`,
      ...lines.map((line) => `    ${line.describe()}`),
    ].join('\n');
  }
}
