import type { Socket } from '@stakeout/client';
import type { LiveSocket } from '@stakeout/server/parts';
import type { Luck } from '../chaos/luck.ts';
import type { Machine } from './machine.ts';
import type { World } from './world.ts';

const [CONNECTING, OPEN, CLOSING, CLOSED] = [0, 1, 2, 3];
/** The code of a line that ended without a word. */
const NO_WORD = 1006;

const USUAL_DELAY = 12;
const LONG_DELAY = 250;
const LONG = 0.04;

/** Hears whatever either end of a line sends, at the moment it does. */
export interface LineTap {
  fromPlayer(line: Line, text: string): void;
  fromNode(line: Line, text: string): void;
}

/** What befalls the lines of one player. */
export interface LineWeather {
  holdUntil: number;
  /** The line is cut with the next request. */
  cutRequest: 'arriving' | 'lost' | null;
}

/** What a node that is wrong on purpose makes of what it hears and says. */
export interface Translation {
  toNode(text: string): string;
  toPlayer(text: string): string;
}

const VERBATIM: Translation = { toNode: (text) => text, toPlayer: (text) => text };

type Listener = (...args: never[]) => void;

/** Who hears what at one end. */
class Listeners {
  private readonly all = new Map<string, Listener[]>();

  add(happening: string, listener: Listener): void {
    this.all.set(happening, [...(this.all.get(happening) ?? []), listener]);
  }

  tell(happening: string, ...args: unknown[]): void {
    for (const listener of this.all.get(happening) ?? []) (listener as (...args: unknown[]) => void)(...args);
  }
}

interface Ends {
  readonly world: World;
  readonly player: Machine;
  readonly node: Machine;
  readonly luck: Luck;
  readonly weather: LineWeather;
  readonly tap: LineTap;
}

/** A socket within the process, with a player at one end and a life of a node at the other. What is sent arrives in order. */
export class Line {
  readonly name: string;
  readonly node: Machine;
  /** What the player's client is given. */
  readonly playerEnd: Socket;
  /** What the node is given. */
  readonly nodeEnd: LiveSocket;
  translation = VERBATIM;
  private readonly ends: Ends;
  private readonly atPlayer = new Listeners();
  private readonly atNode = new Listeners();
  private playerState = CONNECTING;
  private nodeState = OPEN;
  /** When the latest of what is on its way arrives, at each end. */
  private readonly latest = { player: 0, node: 0 };

  constructor(name: string, ends: Ends) {
    this.name = name;
    this.ends = ends;
    this.node = ends.node;
    this.playerEnd = {
      send: (text) => this.sendToNode(text),
      close: () => this.leave(),
      addEventListener: (happening: string, listener: Listener) => this.atPlayer.add(happening, listener),
    };
    this.nodeEnd = this.endOfNode();
  }

  /** The node took it: both sides may talk. */
  open(): void {
    this.toPlayer(() => {
      if (this.playerState !== CONNECTING) return;
      this.playerState = OPEN;
      this.atPlayer.tell('open');
    });
  }

  /** Ends at once for the one side, and for the other as soon as it can know; what is on its way is lost. */
  cut(isHeard = true): void {
    this.endAtNode();
    if (isHeard) this.toPlayer(() => this.endAtPlayer(NO_WORD));
  }

  get isOver(): boolean {
    return this.playerState === CLOSED;
  }

  private endOfNode(): LiveSocket {
    const state = () => this.nodeState;
    return {
      get readyState() {
        return state();
      },
      OPEN,
      bufferedAmount: 0,
      send: (frame) => this.sendToPlayer(frame.toString('utf8')),
      close: (code) => {
        this.nodeState = CLOSING;
        this.toPlayer(() => this.endAtPlayer(code));
        this.toNode(() => this.endAtNode());
      },
      terminate: () => {
        this.toNode(() => this.endAtNode());
        this.toPlayer(() => this.endAtPlayer(NO_WORD));
      },
      // A device answers by itself, as long as the line is there.
      ping: () => this.toPlayer(() => this.toNode(() => this.nodeState === OPEN && this.atNode.tell('pong'))),
      pong: () => {},
      on: (happening: string, listener: Listener) => this.atNode.add(happening, listener),
    };
  }

  private sendToNode(text: string): void {
    if (this.playerState !== OPEN) return;
    const { weather, tap } = this.ends;
    tap.fromPlayer(this, text);
    const cut = text.includes('"key"') ? weather.cutRequest : null;
    if (cut === null) {
      this.arriveAtNode(text);
      return;
    }
    weather.cutRequest = null;
    if (cut === 'arriving') this.arriveAtNode(text);
    this.toNode(() => this.endAtNode());
    this.toPlayer(() => this.endAtPlayer(NO_WORD));
  }

  private arriveAtNode(text: string): void {
    this.toNode(() => {
      if (this.nodeState === OPEN) this.atNode.tell('message', Buffer.from(this.translation.toNode(text)), false);
    });
  }

  private sendToPlayer(meant: string): void {
    const text = this.translation.toPlayer(meant);
    this.ends.tap.fromNode(this, text);
    this.toPlayer(() => {
      if (this.playerState === OPEN) this.atPlayer.tell('message', { data: text });
    });
  }

  /** What the player sent before arrives. */
  private leave(): void {
    this.playerState = CLOSED;
    this.toNode(() => this.endAtNode());
  }

  private endAtPlayer(code: number): void {
    if (this.playerState === CLOSED) return;
    this.playerState = CLOSED;
    this.atPlayer.tell('close', { code });
  }

  private endAtNode(): void {
    if (this.nodeState === CLOSED) return;
    this.nodeState = CLOSED;
    this.ends.world.after(this.node, 0, () => this.atNode.tell('close'));
  }

  private toPlayer(run: () => void): void {
    this.travel('player', run);
  }

  private toNode(run: () => void): void {
    this.travel('node', run);
  }

  private travel(to: 'player' | 'node', run: () => void): void {
    const { world, luck, weather } = this.ends;
    const delay = luck.between(0.5, luck.isHit(LONG) ? LONG_DELAY : USUAL_DELAY);
    const arrival = Math.max(this.latest[to], world.now + delay, weather.holdUntil);
    this.latest[to] = arrival;
    world.after(this.ends[to], arrival - world.now, run);
  }
}
