import type { ClientMessage, ServerMessage, TableInfo, Turn, YourPlace } from '@stakeout/protocol';
import type { Socket } from './socket.ts';

type Listeners = {
  open: (() => void)[];
  message: ((event: { data: unknown }) => void)[];
  close: ((event: { code: number }) => void)[];
  error: (() => void)[];
};

/** One end of a socket; the test is the other end. */
export class ScriptedSocket implements Socket {
  readonly url: string;
  /** What the client said, in order. */
  readonly heard: ClientMessage[] = [];
  /** The code with which the client closed it; `null` while it has not. */
  closedWith: number | 'none' | null = null;
  readonly #listeners: Listeners = { open: [], message: [], close: [], error: [] };

  constructor(url: string) {
    this.url = url;
  }

  addEventListener<T extends keyof Listeners>(type: T, listener: Listeners[T][number]): void {
    const listeners: Listeners[T][number][] = this.#listeners[type];
    listeners.push(listener);
  }

  send(text: string): void {
    this.heard.push(JSON.parse(text));
  }

  close(code?: number): void {
    this.closedWith = code ?? 'none';
  }

  accept(): void {
    for (const listener of this.#listeners.open) listener();
  }

  say(...messages: ServerMessage[]): void {
    for (const message of messages) this.write(JSON.stringify(message));
  }

  write(text: string): void {
    for (const listener of this.#listeners.message) listener({ data: text });
  }

  end(code = 1006): void {
    for (const listener of this.#listeners.error) if (code === 1006) listener();
    for (const listener of this.#listeners.close) listener({ code });
  }

  heardOf<T extends ClientMessage['type']>(type: T): Extract<ClientMessage, { type: T }>[] {
    return this.heard.filter((message): message is Extract<ClientMessage, { type: T }> => message.type === type);
  }
}

/** A game of adding: the view is the list of what was added. */
export const adding = {
  fold(view: readonly number[], event: number): readonly number[] {
    if (event < 0) throw new Error('Only rules of another version know this.');
    return [...view, event];
  },
};

export function turn(options: readonly unknown[] = []): Turn {
  return { toAct: [0], options: [...options], undoable: 0, clocks: null, outcome: null };
}

export const you: YourPlace = { seat: 0, isHost: true, watchPath: null };

export function tableInfo(changes: Partial<TableInfo> = {}): TableInfo {
  return {
    id: 'table-of-twenty-letters',
    game: 'adding',
    rulesVersion: '1',
    config: {},
    visibility: 'link',
    clock: null,
    status: 'running',
    seats: [],
    host: 0,
    fairness: 2,
    commitment: 'c',
    players: [],
    nonces: [],
    secret: null,
    daily: null,
    seq: 0,
    toAct: [0],
    outcome: null,
    previous: null,
    next: null,
    createdAt: 1,
    startedAt: 2,
    finishedAt: null,
    ...changes,
  };
}

export function tableMessage(changes: Partial<TableInfo> = {}): ServerMessage {
  return { type: 'table', table: tableInfo(changes), you };
}

export function stateMessage(view: readonly number[], seq = view.length): ServerMessage {
  return { type: 'state', seq, view, turn: turn([1, 2]) };
}

/** The entry that adds its own number. */
export function entryMessage(seq: number, event = seq): ServerMessage {
  return { type: 'entry', seq, seat: 0, by: 'person', moves: [[event]], turn: turn([seq]) };
}
