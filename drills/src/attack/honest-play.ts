import { Fleet } from '../load/fleet.ts';
import { gatherParties } from '../load/gathering.ts';
import { Latencies, type Spread } from '../load/latencies.ts';
import { pause } from '../load/parallel.ts';

/** How long people think, in milliseconds. */
const PACE = 300;
const LOOK_EVERY = 5;
const PATIENCE = 60_000;

/** People who play as people do while a server is attacked, and how long they wait for each other's moves. */
export class HonestPlay {
  private readonly fleet: Fleet;
  private latencies = new Latencies();
  private readonly playing: Promise<unknown>[] = [];
  private isOver = false;

  private constructor(fleet: Fleet) {
    this.fleet = fleet;
  }

  static async begin(origin: string, tables: number): Promise<HonestPlay> {
    const fleet = new Fleet([origin], await gatherParties(origin, tables));
    await fleet.open();
    await fleet.start(PATIENCE);
    const play = new HonestPlay(fleet);
    for (const table of fleet.tables) play.playing.push(play.keepPlaying(table));
    return play;
  }

  get refusals(): number {
    return this.fleet.refusals;
  }

  /** How long moves took until now; from now on they are counted anew. */
  lap(): Spread {
    const spread = this.latencies.spread();
    this.latencies = new Latencies();
    return spread;
  }

  /** How long moves took since the beginning or the latest lap, until everybody at the table had them. */
  async end(): Promise<Spread> {
    this.isOver = true;
    await Promise.all(this.playing);
    this.fleet.close();
    return this.latencies.spread();
  }

  private async keepPlaying(table: Fleet['tables'][number]): Promise<void> {
    while (!this.isOver) {
      if (!table.canAct) {
        await pause(LOOK_EVERY);
        continue;
      }
      table.act((milliseconds) => this.latencies.add(milliseconds));
      await pause(PACE);
    }
    // What is under way counts, too.
    const until = performance.now() + PATIENCE;
    while (table.isPending && performance.now() < until) await pause(LOOK_EVERY);
  }
}
