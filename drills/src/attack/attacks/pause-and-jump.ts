import { pause } from '../../load/parallel.ts';
import type { ServerProcess } from '../../load/server-process.ts';
import { type Attack, mustHold } from '../attack.ts';
import { publicTable, start } from '../gathering.ts';
import type { Guest } from '../stage.ts';
import { TableSocket } from '../table-socket.ts';

/** In milliseconds: how long the server is stopped, and what a stop may cost a player beyond the time in which it ran. */
const STOPPED = 800;
const ALLOWED = 300;
/** The time of day is set by this much, forward by one signal and back by the other. */
const JUMP = 3_600_000;
const FORWARD = 'SIGHUP';
const BACK = 'SIGWINCH';
/** Loaded before the server: whatever asks for the time of day gets one that can be set. */
const SETTABLE = `const now=Date.now;let by=0;Date.now=()=>now()+by;
process.on('${FORWARD}',()=>{by+=${JUMP}});process.on('${BACK}',()=>{by-=${JUMP}})`;
const ENVIRONMENT = {
  NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(SETTABLE)}`,
  STAKEOUT_BOT_PACE: '0',
  STAKEOUT_REQUESTS_PER_MINUTE: '10000000',
  STAKEOUT_MESSAGES_PER_MINUTE: '1000000',
};
const SEATS = [{ kind: 'me' }, { kind: 'bot', level: 'easy' }] as const;
const CLOCK = { kind: 'live', perMove: 60_000, bank: 0 } as const;
/** How long a bot may take to answer on a busy machine. */
const LONGEST = 30_000;
/** Each round is five messages, of which a player may send a hundred in a while. */
const ROUNDS_A_SOCKET = 15;

/** The server is stopped and let go on, and its clock is set forward and back, while somebody plays against a bot. */
export const pauseAndJump: Attack = {
  name: 'pause-and-jump',
  aim: 'cost a player their time or their bot by stopping the server and setting its clock',
  async run(stage) {
    const server = await stage.server(ENVIRONMENT);
    const guest = await stage.guest(server, 'Ada');
    const play = new Play(server, guest);
    const times = stage.times(2, 200);
    const figures: Record<string, number> = {};
    for (const [what, mishap] of Object.entries(MISHAPS)) {
      let dearest = 0;
      for (let time = 0; time < times; time++) dearest = Math.max(dearest, await play.through(mishap));
      figures[what] = times;
      figures[`dearest of the ${what}, ms`] = Math.round(dearest);
    }
    await play.end();
    return figures;
  },
};

/** Each gives for how long the server was stopped. */
const MISHAPS: Readonly<Record<string, (server: ServerProcess) => Promise<number>>> = {
  async pauses(server) {
    server.signal('SIGSTOP');
    const began = performance.now();
    await pause(STOPPED);
    const stopped = performance.now() - began;
    server.signal('SIGCONT');
    return stopped;
  },
  async 'jumps forward'(server) {
    server.signal(FORWARD);
    return 0;
  },
  async 'jumps back'(server) {
    server.signal(BACK);
    return 0;
  },
};

/** A person against a bot, table after table. */
class Play {
  private socket: TableSocket | null = null;
  private table = '';
  private rounds = 0;
  private readonly server: ServerProcess;
  private readonly guest: Guest;

  constructor(server: ServerProcess, guest: Guest) {
    this.server = server;
    this.guest = guest;
  }

  /** Plays a move with a mishap before it; gives what the mishap cost, beyond the time in which the server ran. */
  async through(mishap: (server: ServerProcess) => Promise<number>): Promise<number> {
    const socket = await this.atTurn();
    const began = performance.now();
    const before = await this.timeLeft(socket);
    const stopped = await mishap(this.server);
    const after = await this.timeLeft(socket);
    const cost = before - after - (performance.now() - began - stopped);
    mustHold(cost <= ALLOWED, `${Math.round(cost)} ms were charged to a player for time that was not theirs`);
    const from = socket.heard.length;
    const { seq, turn } = await this.state(socket);
    const key = `a-move-${from}-of-mine`;
    socket.say({ type: 'act', key, seq, actions: [turn.options[0]] });
    const answer = await socket.answerTo(key);
    mustHold(answer.type === 'ack', `the player's move was answered ${JSON.stringify(answer)}`);
    return cost;
  }

  async end(): Promise<void> {
    await this.socket?.close();
    this.socket = null;
  }

  /** A socket on which the player is asked for a decision. */
  private async atTurn(): Promise<TableSocket> {
    for (;;) {
      if (this.rounds++ % ROUNDS_A_SOCKET === 0) await this.end();
      if (this.table === '') {
        this.table = await publicTable(this.guest, [...SEATS], { clock: CLOCK });
        await start(this.guest, this.table);
      }
      this.socket ??= await TableSocket.open(this.guest, this.table);
      const { socket } = this;
      const { seq } = await this.state(socket);
      const asked = await socket.find(
        (one) => 'turn' in one && one.seq >= seq && (one.turn.options.length > 0 || one.turn.outcome !== null),
        0,
        LONGEST,
      );
      mustHold(asked !== null, 'the bot has stopped');
      if ('turn' in asked && asked.turn.outcome === null) return socket;
      this.table = '';
      await this.end();
    }
  }

  private async timeLeft(socket: TableSocket): Promise<number> {
    const { turn } = await this.state(socket);
    const left = turn.clocks?.[0]?.left ?? null;
    mustHold(left !== null, 'the seat was lost');
    return left;
  }

  private async state(socket: TableSocket) {
    const from = socket.heard.length;
    socket.say({ type: 'sync' });
    return socket.next('state', from);
  }
}
