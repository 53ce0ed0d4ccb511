import { type Answer, type Pace, TableClient } from '@stakeout/client';
import type { AnyGame } from '@stakeout/kernel';
import type { Luck } from '../chaos/luck.ts';
import { Line, type LineWeather } from './line.ts';
import { Machine } from './machine.ts';
import type { SimNode } from './sim-node.ts';
import type { Speaker, Witness } from './witness.ts';
import type { World } from './world.ts';

/** Patience in a world where a minute is long. */
const PACE: Pace = {
  firstDelay: 80,
  longestDelay: 1200,
  restartSpread: 300,
  penalty: 1500,
  connectWithin: 3000,
  pingEvery: 2500,
  pongWithin: 2000,
  answerWithin: 1200,
  longestAnswer: 4000,
  arriveWithin: 400,
  syncEvery: 60_000,
};

/** How long a decision takes, in milliseconds. */
const THOUGHT = { least: 40, most: 450 };
/** Who has nothing to do looks again after this time; who should have and has not suspects that a bot stands in. */
const LOOK_AGAIN = 250;
const SUSPICION = 1500;
const UNDO = 0.12;
const PLAN = 0.1;
const DOUBLE_CLICK = 0.05;
const TALK = 0.04;
const RESIGN = 0.004;

export interface PlayerSetting {
  readonly world: World;
  readonly witness: Witness;
  readonly nodes: readonly SimNode[];
  readonly game: AnyGame;
  readonly name: string;
  readonly table: string;
  readonly seat: number | null;
  readonly watchKey: string | null;
  readonly luck: Luck;
}

/** Somebody at a table with the real client: they play by lot, or watch, over lines that fail, with whichever node answers. */
export class Player implements Speaker {
  readonly name: string;
  readonly table: string;
  readonly seat: number | null;
  readonly machine: Machine;
  readonly weather: LineWeather = { holdUntil: 0, cutRequest: null };
  readonly client: TableClient;
  /** Under what the store knows the session; `null` of a stranger. */
  readonly session: string | null;
  asleepUntil = 0;
  isGone = false;
  private hasEnded = false;
  private line: Line | null = null;
  private lines = 0;
  private keys = 0;
  private isBusy = false;
  private withoutOptionsSince: number | null = null;
  private readonly setting: PlayerSetting;
  private readonly luck: Luck;

  constructor(setting: PlayerSetting, session: string | null) {
    const { world, luck, game } = setting;
    this.setting = setting;
    this.session = session;
    this.name = setting.name;
    this.table = setting.table;
    this.seat = setting.seat;
    this.luck = luck.branch();
    this.machine = new Machine(setting.name);
    const wires = luck.branch();
    this.client = new TableClient({
      url: setting.table,
      open: () => this.newLine(wires).playerEnd,
      game,
      pace: PACE,
      timing: {
        now: () => Math.floor(world.now),
        after: (milliseconds, run) => {
          const happening = world.after(this.machine, milliseconds, run);
          return () => {
            happening.isCancelled = true;
          };
        },
      },
      random: this.luck.fraction,
      newKey: () => `${setting.name}-key-${++this.keys}`,
    });
    this.client.subscribe((change) => {
      if ('match' in change) setting.witness.folded(this, change.match.seq, JSON.stringify(change.match.view));
    });
    this.lookAgain(this.thought());
  }

  isSignedOut = (): boolean => this.hasEnded;

  /** The store has said that the session has ended. */
  signedOut(): void {
    this.hasEnded = true;
  }

  cut(): void {
    this.line?.cut();
  }

  /** What happens on the device has an end, for good. */
  leave(): void {
    this.isGone = true;
    this.client.close();
  }

  get seq(): number {
    return this.client.snapshot.match?.seq ?? 0;
  }

  private newLine(luck: Luck): Line {
    const { world, nodes, witness, watchKey } = this.setting;
    const node = nodes[luck.pick(nodes.length)];
    if (node === undefined) throw new Error('no node');
    const { machine, weather, table, session } = this;
    const name = `${this.name}/${++this.lines}`;
    const line = new Line(name, {
      world,
      player: machine,
      node: node.machine,
      luck: luck.branch(),
      weather,
      tap: witness,
    });
    this.line = line;
    if (!node.isReady) {
      line.cut();
      return line;
    }
    world.after(node.machine, luck.between(1, 12), () => {
      witness.taken(line, this);
      node.accept(line, { table, session, watchKey });
    });
    return line;
  }

  private thought(): number {
    return this.luck.between(THOUGHT.least, THOUGHT.most);
  }

  private lookAgain(milliseconds: number): void {
    this.setting.world.after(this.machine, milliseconds, () => {
      if (this.isGone || this.isBusy || this.client.snapshot.connection.status === 'closed') return;
      const doing = this.step();
      if (doing === null) {
        this.lookAgain(LOOK_AGAIN);
        return;
      }
      this.isBusy = true;
      doing.then(() => {
        this.isBusy = false;
        this.lookAgain(this.thought());
      });
    });
  }

  /** Does something, or finds that there is nothing to do. */
  private step(): Promise<unknown> | null {
    const { seat, client, luck } = this;
    const { match, table } = client.snapshot;
    const { now } = this.setting.world;
    if (match === null || table?.status !== 'running' || this.asleepUntil > now) return null;
    if (luck.isHit(TALK)) return client.say(`${this.name} says ${++this.keys}`);
    if (seat === null) return null;
    if (table.seats[seat]?.standIn === true) return client.takeBackSeat();
    if (table.seats[seat]?.resigned === true || !match.turn.toAct.includes(seat)) return null;
    if (match.turn.options.length === 0) return this.suspect(now);
    this.withoutOptionsSince = null;
    if (luck.isHit(RESIGN)) return client.resign();
    if (match.turn.undoable > 0 && luck.isHit(UNDO)) return client.undo(1 + luck.pick(match.turn.undoable));
    return this.act(match.turn.options);
  }

  private act(options: readonly unknown[]): Promise<readonly Answer[]> {
    const { client, luck } = this;
    const choose = () => options[luck.pick(options.length)];
    // Planning on before it is known what comes of the first: what is not possible any more is not done.
    const planned = luck.isHit(PLAN) ? [choose()] : [];
    const asking = [client.act(choose(), ...planned)];
    // Both are for the same place in the log, so that only one of them can be done.
    if (luck.isHit(DOUBLE_CLICK)) asking.push(client.act(choose()));
    return Promise.all(asking);
  }

  /** The message that a bot stands in may have been lost. */
  private suspect(now: number): Promise<unknown> | null {
    this.withoutOptionsSince ??= now;
    return now - this.withoutOptionsSince > SUSPICION ? this.client.takeBackSeat() : null;
  }
}
