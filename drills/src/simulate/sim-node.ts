import {
  type Config,
  Metrics,
  readConfig,
  ServiceClock,
  SlowLane,
  type Store,
  tablesAtPlay,
} from '@stakeout/server/parts';
import { pino } from 'pino';
import type { Luck } from '../chaos/luck.ts';
import type { Database } from './database.ts';
import type { Line, Translation } from './line.ts';
import { Machine } from './machine.ts';
import type { NoticeBoard, NoticeWeather } from './notice-board.ts';
import type { NodePlan } from './plan.ts';
import { StoreLink, type StoreWeather } from './store-link.ts';
import { thinkersOf } from './thinkers.ts';
import type { World } from './world.ts';

/** How long bots wait before they move, in milliseconds. */
const BOT_PACE = 150;
/** Matches of a course are short, and are to be opened from the middle nevertheless. */
const ENTRIES_PER_CHECKPOINT = 4;
/** A node that could not start is started again after this time. */
const SECOND_TRY = 400;
/** A node that is told to stop and does not is ended after this time. */
const STOPPED_WITHIN = 2000;
/** How often a client hears at once that its node died; else it finds out by itself. */
const HEARD = 0.7;

/** It counts for the whole process, and nobody reads it. */
const METRICS = new Metrics();

export type Play = ReturnType<typeof tablesAtPlay>;

/** What is done to a node that is wrong on purpose: to its store, or to its parts before they start. */
export interface Plant {
  store?(store: Store, setting: PlantSetting): Store;
  parts?(play: Play, setting: PlantSetting): void;
  frames?(table: string, setting: PlantSetting): Translation;
}

export interface PlantSetting {
  readonly world: World;
  readonly database: Database;
  readonly luck: Luck;
  /** The parts of the node, once they are put together. */
  readonly play: () => Play | null;
}

export interface Surroundings {
  readonly world: World;
  readonly database: Database;
  readonly databaseMachine: Machine;
  readonly board: NoticeBoard;
  readonly plant: Plant;
}

/** Who stands at the other end of a new line. */
export interface Caller {
  readonly table: string;
  readonly session: string | null;
  readonly watchKey: string | null;
}

/** A node of the server: the real parts, on a machine that dies and comes back. */
export class SimNode {
  readonly name: string;
  readonly storeWeather: StoreWeather = { cutUntil: 0, flakyUntil: 0, crashAtCommit: null };
  readonly noticeWeather: NoticeWeather = { how: 'lost', until: 0 };
  /** For how long it has been there without anything happening on it, and how often it came back from that. */
  machine: Machine;
  lives = 0;
  private play: Play | null = null;
  private store: Store | null = null;
  private clock: ServiceClock | null = null;
  private readonly lines = new Set<Line>();
  private readonly plan: NodePlan;
  private readonly around: Surroundings;
  private readonly luck: Luck;

  constructor(index: number, plan: NodePlan, around: Surroundings, luck: Luck) {
    this.name = `node-${index + 1}`;
    this.plan = plan;
    this.around = around;
    this.luck = luck;
    this.machine = this.newMachine();
    this.machine.isUp = false;
  }

  get isReady(): boolean {
    return this.machine.isUp && this.play !== null;
  }

  start(): void {
    if (this.machine.isUp) return;
    const { wallOffset } = this.machine;
    this.machine = this.newMachine();
    this.machine.wallOffset = wallOffset;
    this.lives++;
    const { world } = this.around;
    const { machine } = this;
    world.note(this.name, `starts, life ${this.lives}`);
    world.after(machine, 1, () => {
      this.boot(machine).catch((error: unknown) => {
        world.note(this.name, `cannot start: ${error}`);
        this.crash();
        world.after(this.around.databaseMachine, SECOND_TRY, () => this.start());
      });
    });
  }

  crash(): void {
    if (!this.machine.isUp) return;
    const { world } = this.around;
    world.note(this.name, 'dies');
    this.machine.isUp = false;
    this.play = null;
    this.store = null;
    this.clock = null;
    for (const line of this.lines) line.cut(this.luck.isHit(HEARD));
    this.lines.clear();
  }

  /** Stops as a server does that is told to: nothing new, sockets told to come again, work under way finished, within a time. */
  stop(stopped: () => void): void {
    const { world, databaseMachine } = this.around;
    const { play, machine } = this;
    if (play === null || !machine.isUp) return;
    world.note(this.name, 'stops');
    let isOver = false;
    const end = () => {
      if (!isOver && machine.isUp) stopped();
      isOver = true;
    };
    world.after(machine, 0, () => {
      this.play = null;
      play.stop().then(end, end);
    });
    world.after(databaseMachine, STOPPED_WITHIN, end);
  }

  pause(lasts: number): void {
    this.machine.pausedUntil = Math.max(this.machine.pausedUntil, this.around.world.now + lasts);
  }

  /** Somebody wants a socket. What the line says of the node is asked of the store first, as before an upgrade. */
  async accept(line: Line, { table, session, watchKey }: Caller): Promise<void> {
    const { play, store, clock } = this;
    if (play === null || store === null || clock === null) {
      line.cut();
      return;
    }
    this.lines.add(line);
    line.translation = this.around.plant.frames?.(table, this.plantSetting()) ?? line.translation;
    try {
      const person = session === null ? null : await store.personBySession(session, clock.wallTime());
      play.reception.admit(line.nodeEnd, { table, person, session, watchKey, network: line.name });
      line.open();
    } catch {
      line.cut();
    }
  }

  /** Does something as a request to this node would; `null` when the node is not there, or dies meanwhile. */
  request<T>(work: (store: Store, wallTime: number) => Promise<T>, answered: (result: T | null) => void): void {
    const { world } = this.around;
    const { store, clock, machine } = this;
    if (store === null || clock === null || !machine.isUp) {
      answered(null);
      return;
    }
    world.after(machine, this.luck.between(1, 10), () => {
      work(store, clock.wallTime()).then(
        (result) => answered(result),
        () => answered(null),
      );
    });
  }

  private plantSetting(): PlantSetting {
    const { world, database } = this.around;
    return { world, database, luck: this.luck, play: () => this.play };
  }

  private newMachine(): Machine {
    return new Machine(this.name, this.plan.rate, this.plan.wallOffset);
  }

  private async boot(machine: Machine): Promise<void> {
    const { world, database, databaseMachine, board, plant } = this.around;
    const setting = this.plantSetting();
    const link = new StoreLink(world, machine, databaseMachine, database.store, this.storeWeather, this.luck.branch());
    const linked = link.asStore({ ...board.join(machine, this.noticeWeather), onGap: () => () => {} });
    const store = plant.store?.(linked, setting) ?? linked;
    const time = { wallTime: () => world.wallTime(machine), steadyTime: () => world.steadyTime(machine) };
    const onFault = (error: unknown) => world.note(this.name, `service time: ${error}`);
    const clock = new ServiceClock(store, onFault, time);
    await clock.start();
    await store.releaseAll(this.name);
    const play = tablesAtPlay({
      config: { ...CONFIG, node: this.name, roomMegabytes: this.plan.roomMegabytes },
      store,
      clock,
      lane: new SlowLane((run) => void setImmediate(run)),
      thinkers: thinkersOf(world, this.luck.branch()),
      metrics: METRICS,
      log: this.log(),
      entriesPerCheckpoint: ENTRIES_PER_CHECKPOINT,
    });
    plant.parts?.(play, setting);
    play.start();
    this.store = store;
    this.clock = clock;
    this.play = play;
    world.note(this.name, 'is there');
  }

  /** What the node writes is part of the course, but for places in the code. */
  private log() {
    const { world } = this.around;
    const write = (text: string) => {
      const { msg, err } = JSON.parse(text) as { msg: string; err?: { message?: string } };
      world.note(this.name, `says: ${msg}${err === undefined ? '' : ` (${err.message})`}`);
    };
    return pino({ base: null, timestamp: false, level: 'warn' }, { write });
  }
}

const CONFIG = configured();

function configured(): Config {
  const read = readConfig({ DATABASE_URL: 'postgres://simulated:none@localhost/none' });
  if (!read.ok) throw new Error(read.faults.join(' '));
  return { ...read.config, botPace: BOT_PACE };
}
