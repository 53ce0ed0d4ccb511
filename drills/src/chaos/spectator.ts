import { TableClient } from '@stakeout/client';
import type { AnyGame } from '@stakeout/kernel';
import { ServerMessage } from '@stakeout/protocol';
import { foldFault } from './fold-check.ts';
import { HURRY, type LineSetting, openerOf } from './line.ts';
import type { Luck } from './luck.ts';

/** Somebody without a name who looks on, over a line as bad as everybody's. */
export class Spectator {
  readonly client: TableClient;
  readonly faults: string[] = [];

  constructor(setting: LineSetting, game: AnyGame, luck: Luck, mayDoubt: boolean) {
    const tap = { sent: () => {}, heard: () => {} };
    const open = openerOf(setting, ({ origin }) => ({ origin }), luck, tap);
    this.client = new TableClient({
      url: setting.table,
      open,
      game,
      pace: HURRY,
      reader: ServerMessage,
      random: luck.fraction,
    });
    this.client.subscribe((change) => {
      const fault = foldFault(change, mayDoubt);
      if (fault !== null) this.faults.push(fault);
    });
  }

  get isOver(): boolean {
    return (this.client.snapshot.match?.turn.outcome ?? null) !== null;
  }

  /** Stays until the match is over. */
  watch(): Promise<void> {
    return new Promise((resolve) => {
      const look = () => {
        if (this.isOver || this.client.snapshot.connection.status === 'closed') resolve();
      };
      this.client.subscribe(look);
      look();
    });
  }

  describe(): string {
    const { connection, match, table } = this.client.snapshot;
    return `spectator: ${JSON.stringify(connection)}, table ${table?.status}, seq ${match?.seq}`;
  }
}
