import { readFile } from 'node:fs/promises';
import { botsOf } from '@stakeout/bots';
import { escapePlan } from '@stakeout/escape-plan';
import { gunrunners } from '@stakeout/gunrunners';
import type { AnyMatch, AnyRules, Game } from '@stakeout/kernel';
import { IDBFactory as FakeFactory, IDBKeyRange as FakeKeyRange } from 'fake-indexeddb';
import { loadGame } from '../../games/index.ts';
import type { Speed } from '../../state/settings.ts';
import type { MatchPlan } from '../plan.ts';
import type { TableSession, TableSnapshot } from '../session.ts';
import { Host } from './host.ts';
import { Line, type WorkerWire } from './line.ts';
import type { LocalSession } from './local-session.ts';
import { FakeLocks } from './locks.fixture.ts';
import { MatchRoom } from './match-room.ts';
import type { FromWorker, ToWorker } from './messages.ts';
import { reopenSaved } from './opening.ts';
import { randomHex } from './randomness.ts';
import { Saves } from './saves.ts';

globalThis.IDBKeyRange ??= FakeKeyRange;

type AnyGame = Game<unknown, unknown, unknown, unknown, unknown>;

const GAMES: readonly AnyGame[] = [gunrunners, escapePlan];

export function findGame(id: string): AnyGame | null {
  return GAMES.find((game) => game.id === id) ?? null;
}

export interface TabWish {
  readonly speed?: Speed;
  readonly saves?: (factory: IDBFactory) => Saves;
  readonly findGame?: (id: string) => AnyRules | null;
  readonly hasLocks?: boolean;
}

/** A browser: a disk and locks that its tabs share. */
export class Device {
  readonly factory: IDBFactory = new FakeFactory();
  readonly saves = new Saves(this.factory);
  private readonly locks = new FakeLocks();
  private readonly tabs: Tab[] = [];

  open(wish: TabWish = {}): Tab {
    const { locks, crash } = this.locks.tab();
    const tab = new Tab(this.factory, wish.hasLocks === false ? undefined : locks, crash, wish);
    this.tabs.push(tab);
    return tab;
  }

  /** The whole truth of a match, worked out from what is on the disk. */
  async truth(id: string): Promise<AnyMatch> {
    const saved = await this.saves.read(id);
    const game = saved === null ? null : findGame(saved.record.game);
    if (saved === null || game === null) throw new Error(`there is no match ${id}`);
    const match = reopenSaved(game, saved);
    if (!match.ok) throw new Error('it does not replay');
    return match.value;
  }

  close(): void {
    for (const tab of this.tabs) tab.crash();
  }
}

/** A tab: its page, and its worker at the other end of a message channel. */
export class Tab {
  readonly room: MatchRoom;
  /** Every message that the worker sent to the page. */
  readonly sent: FromWorker[] = [];
  /** Ends page and worker without a word; what was under way may or may not have been saved. */
  readonly crash: () => void;

  constructor(
    factory: IDBFactory,
    locks: ConstructorParameters<typeof Host>[1]['locks'],
    letGo: () => void,
    wish: TabWish,
  ) {
    const { port1, port2 } = new MessageChannel();
    const saves = wish.saves?.(factory) ?? new Saves(factory);
    let isDown = false;
    new Host(
      {
        postMessage: (message: FromWorker) => {
          if (isDown) return;
          this.sent.push(structuredClone(message));
          port2.postMessage(message);
        },
        addEventListener: (_type, listener) =>
          port2.addEventListener('message', (event) => listener({ data: (event as MessageEvent<ToWorker>).data })),
      },
      {
        saves,
        locks,
        patience: 100,
        random: randomHex,
        now: Date.now,
        findGame: wish.findGame ?? findGame,
        botsOf,
        read: (address) => readFile(new URL(address)),
      },
    );
    port2.start();
    const line = new Line(port1 as unknown as WorkerWire);
    port1.start();
    line.note({ type: 'speed', speed: wish.speed ?? 'off' });
    this.room = new MatchRoom({
      host: () => line,
      advisor: () => line,
      record: (id) => saves.record(id),
      loadGame,
      hintTime: 60,
    });
    this.crash = () => {
      isDown = true;
      port1.close();
      saves.append = () => new Promise(() => {});
      letGo();
    };
  }

  async start(plan: MatchPlan): Promise<string> {
    const started = await this.room.start(plan);
    if (!started.ok) throw new Error(JSON.stringify(started));
    return started.id;
  }

  async open(id: string): Promise<LocalSession> {
    const opened = await this.room.open(id, false);
    if (!opened.ok) throw new Error(opened.failure);
    return opened.session;
  }

  async begin(plan: MatchPlan): Promise<LocalSession> {
    return this.open(await this.start(plan));
  }
}

/** The first snapshot that is as wished, now or later. */
export function until(session: TableSession, isWished: (snapshot: TableSnapshot) => boolean): Promise<TableSnapshot> {
  return new Promise((resolve) => {
    if (isWished(session.get())) return resolve(session.get());
    const unsubscribe = session.subscribe(() => {
      if (!isWished(session.get())) return;
      unsubscribe();
      resolve(session.get());
    });
  });
}

/** Whether somebody at the device must do something, or nobody ever again. */
export function isPersonsTurn({ options, curtain, status }: TableSnapshot): boolean {
  return options.length > 0 || curtain !== null || status === 'over' || status === 'failed';
}

export type Choose = (snapshot: TableSnapshot) => number;

/** Plays for the people at the device, until the match is over or so many of their actions are played. */
export async function playOn(session: TableSession, choose: Choose, most = Number.POSITIVE_INFINITY): Promise<void> {
  for (let played = 0; played < most; ) {
    const snapshot = await until(session, isPersonsTurn);
    if (snapshot.status === 'over' || snapshot.status === 'failed') return;
    if (snapshot.curtain !== null) {
      session.liftCurtain();
      await until(session, ({ curtain }) => curtain === null);
      continue;
    }
    const answer = await session.act(snapshot.options[choose(snapshot) % snapshot.options.length]);
    if (!answer.ok) throw new Error(JSON.stringify(answer));
    played++;
  }
}

/** Chooses without thinking, the same in every run. */
export function anything(seed = 1): Choose {
  let state = seed;
  return () => {
    state = (state * 48271) % 0x7fffffff;
    return state;
  };
}
