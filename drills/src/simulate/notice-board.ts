import type { Notice } from '@stakeout/server/parts';
import type { Luck } from '../chaos/luck.ts';
import type { Machine } from './machine.ts';
import type { NoticeFault } from './plan.ts';
import type { World } from './world.ts';

const LATEST = 6000;
const SHUFFLED = 800;

/** What befalls the notices to one node. */
export interface NoticeWeather {
  how: NoticeFault;
  until: number;
}

interface Listening {
  readonly machine: Machine;
  readonly weather: NoticeWeather;
  readonly listeners: Set<(notice: Notice) => void>;
  /** How often each table is attended to. */
  readonly tables: Map<string, number>;
}

/** What a life of a node has of the board. */
export interface Hearing {
  listen(listener: (notice: Notice) => void): () => void;
  attend(table: string): () => void;
}

/** Brings what one node did to all of them: late, twice, in another order, or not at all. */
export class NoticeBoard {
  private readonly world: World;
  private readonly luck: Luck;
  private readonly nodes = new Set<Listening>();
  /** Whether nodes hear of the tables alone that they attend to, as over a broker, or of all, as from a database. */
  private readonly isSparse: boolean;

  constructor(world: World, luck: Luck) {
    this.world = world;
    this.luck = luck;
    this.isSparse = luck.isHit(0.5);
  }

  /** A life of a node hears from now on whatever it listens to. */
  join(machine: Machine, weather: NoticeWeather): Hearing {
    const listeners = new Set<(notice: Notice) => void>();
    const tables = new Map<string, number>();
    this.nodes.add({ machine, weather, listeners, tables });
    const count = (table: string, by: number) => tables.set(table, (tables.get(table) ?? 0) + by);
    return {
      listen(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      attend(table) {
        count(table, 1);
        return () => count(table, -1);
      },
    };
  }

  post(notice: Notice): void {
    for (const listening of this.nodes) {
      if (!listening.machine.isUp) this.nodes.delete(listening);
      else if (!this.isSparse || isWanted(listening, notice))
        for (const delay of this.delays(listening.weather)) this.deliver(listening, notice, delay);
    }
  }

  private deliver({ machine, listeners }: Listening, notice: Notice, delay: number): void {
    this.world.after(machine, delay, () => {
      for (const listener of listeners) listener(notice);
    });
  }

  private delays({ how, until }: NoticeWeather): readonly number[] {
    const { luck } = this;
    const usual = luck.between(0.3, 8);
    if (until <= this.world.now) return [usual];
    if (how === 'lost') return luck.isHit(0.8) ? [] : [usual];
    if (how === 'doubled') return [usual, luck.between(1, SHUFFLED)];
    return [luck.between(1, how === 'late' ? LATEST : SHUFFLED)];
  }
}

function isWanted({ tables }: Listening, notice: Notice): boolean {
  return !('table' in notice) || (tables.get(notice.table) ?? 0) > 0;
}
