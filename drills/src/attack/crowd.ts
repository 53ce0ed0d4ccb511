import type { CreateTable } from '@stakeout/protocol';
import type { ServerProcess } from '../load/server-process.ts';
import { largestBox, paddedBox } from './boxes.ts';
import type { Guest, Stage } from './stage.ts';

export interface MadeTable {
  readonly id: string;
  readonly host: Guest;
}

/** Guests who make tables, as many as it takes: whoever is let make no more is followed by somebody else. */
export class Crowd {
  private readonly stage: Stage;
  private readonly server: ServerProcess;
  private host: Promise<Guest> | null = null;
  private guests = 0;
  private isPaddingRefused = false;

  constructor(stage: Stage, server: ServerProcess) {
    this.stage = stage;
    this.server = server;
  }

  /** A table with a box as large as the server takes: padded with what took it down once, or else the largest that is legal. */
  async makeLarge(number: number, wish: Omit<CreateTable, 'game' | 'config'>): Promise<MadeTable | string> {
    const make = (table: object) => this.make({ ...wish, game: 'escape-plan', config: { table } });
    const padded = this.isPaddingRefused ? 'refused' : await make(paddedBox('_note'));
    if (typeof padded !== 'string') return padded;
    this.isPaddingRefused = true;
    return make(largestBox(number));
  }

  /** The table, or why not even a newcomer may make it. */
  private async make(wish: CreateTable): Promise<MadeTable | string> {
    const host = await this.current();
    const made = await host.api.createTable(wish);
    if (made.ok) return { id: made.value.table.id, host };
    const newcomer = await this.next();
    const again = await newcomer.api.createTable(wish);
    return again.ok ? { id: again.value.table.id, host: newcomer } : again.error;
  }

  private current(): Promise<Guest> {
    this.host ??= this.next();
    return this.host;
  }

  private next(): Promise<Guest> {
    this.host = this.stage.guest(this.server, `Guest ${++this.guests}`);
    return this.host;
  }
}
