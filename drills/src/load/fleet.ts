import { type Party, startMatches, startRematch } from './gathering.ts';
import { LiveTable } from './live-table.ts';
import { inParallel, pause } from './parallel.ts';

/** Tables whose sockets are opened at the same time. */
const AT_ONCE = 50;
const LOOK_EVERY = 20;

/** All tables of the drill. When a match is over its people begin another, so that the rate holds. */
export class Fleet {
  readonly tables: readonly LiveTable[];
  refusals = 0;
  rematches = 0;
  readonly origin: string;

  /** Everybody does what is not done by socket at the first origin; sockets are dealt out over all of them. */
  constructor(origins: readonly string[], parties: readonly Party[]) {
    this.origin = origins[0] ?? '';
    this.tables = parties.map(
      (party) =>
        new LiveTable(origins, party, {
          over: (table) => this.playAgain(table),
          refused: () => {
            this.refusals++;
          },
        }),
    );
  }

  get sockets(): number {
    return this.tables.reduce((sum, { seats }) => sum + seats, 0);
  }

  async open(): Promise<void> {
    await inParallel(this.tables, AT_ONCE, (table) => table.open());
  }

  /** Starts the matches of tables whose sockets are open, and waits until all of them know it. */
  async start(patience: number): Promise<void> {
    await startMatches(
      this.origin,
      this.tables.map(({ party }) => party),
    );
    await this.untilJoined(patience);
  }

  /** How long it took, in milliseconds, until every socket knew where its match stands. */
  async untilJoined(patience: number): Promise<number> {
    const begin = performance.now();
    while (this.tables.some(({ isJoined }) => !isJoined)) {
      const waited = performance.now() - begin;
      if (waited > patience) throw new Error(`${this.missing()} tables were not joined within ${patience} ms`);
      await pause(LOOK_EVERY);
    }
    return performance.now() - begin;
  }

  close(): void {
    for (const table of this.tables) table.leave();
  }

  private missing(): number {
    return this.tables.filter(({ isJoined }) => !isJoined).length;
  }

  private playAgain(table: LiveTable): void {
    table.leave();
    startRematch(this.origin, table.party)
      .then(() => table.open())
      .then(
        () => {
          this.rematches++;
        },
        (error: unknown) => {
          process.stderr.write(`load: no rematch: ${error instanceof Error ? error.message : String(error)}\n`);
        },
      );
  }
}
