import type { Database } from './database.ts';
import type { SimTable } from './setting.ts';
import type { SimNode } from './sim-node.ts';
import type { Witness } from './witness.ts';
import type { World } from './world.ts';

/** How often is looked whether everything lives again, in milliseconds, and for how long at most. */
const LOOK = 250;
/** By then everybody has seen all that was stored when the last fault ended, and every match has gone on. */
const CAUGHT_UP = 15_000;
const GONE_ON = 45_000;
/** How many entries a match must gain. */
const GAIN = 3;
/** In some courses is looked for longer: when claims of nodes that died have ended, nothing that is due waits this long. */
const LONG = 16;
const CLAIMS_ENDED = 13_000;
const LONG_LOOK = 20_000;
const OVERDUE = 3500;

/** The time after the last fault: everything that stood still must go on by itself. */
export class Quiet {
  private readonly world: World;
  private readonly witness: Witness;
  private readonly database: Database;
  private readonly nodes: readonly SimNode[];
  private readonly tables: readonly SimTable[];
  private readonly began: number;
  private readonly stored: ReadonlyMap<string, number>;

  constructor(
    world: World,
    witness: Witness,
    database: Database,
    nodes: readonly SimNode[],
    tables: readonly SimTable[],
  ) {
    this.world = world;
    this.witness = witness;
    this.database = database;
    this.nodes = nodes;
    this.tables = tables;
    this.began = world.now;
    this.stored = new Map(tables.map(({ id }) => [id, database.seqOf(id)]));
  }

  async run(seed: number): Promise<void> {
    const { world } = this;
    world.note('fate', 'it is quiet');
    world.isQuiet = true;
    for (const node of this.nodes) {
      node.storeWeather.crashAtCommit = null;
      node.start();
    }
    const isLong = seed % LONG === 0;
    for (let look = world.now + LOOK; ; look += LOOK) {
      await world.run(() => false, look);
      const passed = world.now - this.began;
      const late = isLong && passed > CLAIMS_ENDED ? this.overdue() : null;
      const behind = this.behind();
      const still = this.still();
      if (late !== null) this.witness.fault(late);
      if (behind !== null && passed > CAUGHT_UP) this.witness.fault(behind);
      if (still !== null && passed > GONE_ON) this.witness.fault(still);
      if (this.witness.faults.length > 0) return;
      if (behind === null && still === null && (!isLong || passed > LONG_LOOK)) return;
    }
  }

  /** Who has not seen what was stored when it became quiet. */
  private behind(): string | null {
    for (const { id, players } of this.tables) {
      const stored = this.stored.get(id) ?? 0;
      for (const { name, seq } of players.filter((player) => !player.isSignedOut())) {
        if (seq < stored) return `${name} has seen ${seq} of ${stored} entries`;
      }
    }
    return null;
  }

  /** Which match does not go on. */
  private still(): string | null {
    for (const { id } of this.tables) {
      const gained = this.database.seqOf(id) - (this.stored.get(id) ?? 0);
      if (gained < GAIN && this.database.statusOf(id) === 'running') return `${id} stands still`;
    }
    return null;
  }

  private overdue(): string | null {
    for (const { id } of this.tables) {
      const due = this.database.dueAt(id);
      const wait = due === null ? 0 : (this.database.serviceTime() ?? 0) - due;
      if (wait > OVERDUE) return `${id} has been due for ${wait} ms`;
    }
    return null;
  }
}
