import type { Luck } from '../chaos/luck.ts';
import type { Writing } from './database.ts';
import type { PlannedFault } from './plan.ts';
import type { Player } from './player.ts';
import { type SimTable, sessionOf } from './setting.ts';
import type { SimNode, Surroundings } from './sim-node.ts';
import type { Witness } from './witness.ts';
import { DAWN } from './world.ts';

/** How often is looked whether any node runs, in milliseconds. */
const LOOK = 50;
/** What service time may gain whenever a node comes back from a pause or begins a life, in milliseconds; of a short pause all. */
const STEP = 150;
const SHORT_PAUSE = 500;
/** How long a commit takes, usually and now and then, in milliseconds; how often it fails on a disk that does. */
const USUAL_COMMIT = 3;
const LONG_COMMIT = 40;
const LONG = 0.05;
const DISK_FAILS = 0.2;
/** Who wants something done tries so long after the last try. */
const TRY_AGAIN = 900;

/** Lets happen what the plan says, and keeps count of the time in which anything could happen at all. */
export class Fate {
  private readonly around: Surroundings;
  private readonly witness: Witness;
  private readonly nodes: readonly SimNode[];
  private readonly luck: Luck;
  private running = 0;
  private steps = 0;
  private devices = 0;
  private diskFailsUntil = 0;

  constructor(around: Surroundings, witness: Witness, nodes: readonly SimNode[], luck: Luck) {
    this.around = around;
    this.witness = witness;
    this.nodes = nodes;
    this.luck = luck;
    this.countTime();
  }

  plan(faults: readonly PlannedFault[], tables: readonly SimTable[]): void {
    const { world, databaseMachine } = this.around;
    for (const fault of faults) {
      world.after(databaseMachine, fault.at, () => {
        world.note('fate', JSON.stringify(fault));
        this.happen(fault, tables);
      });
    }
  }

  /** The disk under the store: everything that comes while it is busy is committed together, and fails together. */
  writing(): Writing {
    const { world, databaseMachine } = this.around;
    const luck = this.luck.branch();
    return (done, failed) => {
      const isFailing = this.diskFailsUntil > world.now && luck.isHit(DISK_FAILS);
      const delay = luck.between(0.05, luck.isHit(LONG) ? LONG_COMMIT : USUAL_COMMIT);
      world.after(databaseMachine, delay, isFailing ? () => failed(new Error('the disk failed')) : done);
    };
  }

  /** Nobody may have been charged for time in which no node ran. */
  judgeTime(): void {
    const { database } = this.around;
    const passed = (database.serviceTime() ?? DAWN) - DAWN;
    const lives = this.nodes.reduce((sum, node) => sum + node.lives, 0);
    const fastest = Math.max(...this.nodes.map(({ machine }) => machine.rate));
    const most = this.running * fastest + this.steps + STEP * lives;
    if (passed > most) {
      this.witness.fault(`${passed} ms were charged, and in only ${Math.round(most)} ms anything ran`);
    }
  }

  private countTime(): void {
    const { world, databaseMachine } = this.around;
    world.after(databaseMachine, LOOK, () => {
      if (this.nodes.some(({ machine }) => machine.isUp && machine.pausedUntil <= world.now)) this.running += LOOK;
      this.countTime();
    });
  }

  private happen(fault: PlannedFault, tables: readonly SimTable[]): void {
    if ('player' in fault) this.befall(fault, tables);
    else if (fault.kind === 'pauseAll') for (const node of this.nodes) this.pause(node, fault.lasts);
    else if (fault.kind === 'disk') this.diskFailsUntil = this.around.world.now + fault.lasts;
    else {
      const node = this.nodes[fault.node % this.nodes.length];
      if (node !== undefined) this.strike(node, fault);
    }
  }

  private strike(node: SimNode, fault: Extract<PlannedFault, { node: number }>): void {
    const { now } = this.around.world;
    switch (fault.kind) {
      case 'crash':
        this.kill(node, fault.lasts);
        break;
      case 'stop':
        node.stop(() => this.kill(node, fault.lasts));
        break;
      case 'crashAtCommit':
        node.storeWeather.crashAtCommit = () => {
          node.storeWeather.crashAtCommit = null;
          this.kill(node, fault.lasts);
        };
        break;
      case 'pause':
        this.pause(node, fault.lasts);
        break;
      case 'cutOff':
        node.storeWeather.cutUntil = now + fault.lasts;
        break;
      case 'flaky':
        node.storeWeather.flakyUntil = now + fault.lasts;
        break;
      case 'notices':
        node.noticeWeather.how = fault.how;
        node.noticeWeather.until = now + fault.lasts;
        break;
      case 'setClock':
        node.machine.wallOffset += fault.by;
    }
  }

  private kill(node: SimNode, lasts: number): void {
    const { world, databaseMachine } = this.around;
    node.crash();
    world.after(databaseMachine, lasts, () => node.start());
  }

  private pause(node: SimNode, lasts: number): void {
    this.steps += lasts <= SHORT_PAUSE ? lasts : STEP;
    node.pause(lasts);
  }

  private befall(fault: Extract<PlannedFault, { player: number }>, tables: readonly SimTable[]): void {
    const { now } = this.around.world;
    const all = tables.flatMap((table) => table.players.map((player) => ({ table, player })));
    const found = all[fault.player % all.length];
    if (found === undefined) return;
    const { table, player } = found;
    switch (fault.kind) {
      case 'cut':
        player.cut();
        break;
      case 'cutRequest':
        player.weather.cutRequest = fault.arrives ? 'arriving' : 'lost';
        break;
      case 'hold':
        player.weather.holdUntil = now + fault.lasts;
        break;
      case 'nap':
        player.asleepUntil = now + fault.lasts;
        break;
      case 'signOut':
        if (player.seat !== null && player.session !== null) this.moveOn(table, player, player.seat, player.session);
    }
  }

  /** The person takes a link to another device, ends the session of the first from there, and plays on. */
  private moveOn(table: SimTable, player: Player, seat: number, session: string): void {
    const person = table.people[seat];
    if (person === undefined || player.isSignedOut()) return;
    const token = `device-${++this.devices}`.padEnd(24, '-');
    const fresh = sessionOf(token);
    this.insist(
      async (store, now) => {
        await store.addRecovery(person.id, sessionOf(`link-${token}`), now + 3_600_000, true);
        return (await store.takeRecovery(sessionOf(`link-${token}`), now, fresh)) !== null;
      },
      () => {
        table.sit(seat, fresh);
        this.insist(
          async (store) => {
            await store.endSession(person.id, session);
            return true;
          },
          () => {
            for (const one of [player, ...table.players]) if (one.session === session) one.signedOut();
          },
        );
      },
    );
  }

  /** Asks one node after the other until it is done. */
  private insist(work: Parameters<SimNode['request']>[0], done: () => void): void {
    const { world, databaseMachine } = this.around;
    let isDone = false;
    const attempt = () => {
      if (isDone) return;
      const node = this.nodes[this.luck.pick(this.nodes.length)];
      node?.request(work, (result) => {
        if (result !== true || isDone) return;
        isDone = true;
        world.note('fate', 'is done');
        done();
      });
      world.after(databaseMachine, TRY_AGAIN, attempt);
    };
    attempt();
  }
}
