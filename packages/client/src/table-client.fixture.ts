import { ServerMessage } from '@stakeout/protocol';
import type { Change } from './change.ts';
import type { Folding } from './match-follower.ts';
import type { Pace } from './pace.ts';
import type { Reader } from './reader.ts';
import { adding, ScriptedSocket, stateMessage, tableMessage } from './scripted-socket.fixture.ts';
import { TableClient } from './table-client.ts';

/** A client of the adding game together with every socket it opens and every change it tells. */
export function tableOf(
  options: {
    game?: Folding<number, readonly number[]>;
    pace?: Partial<Pace>;
    reader?: Reader<ServerMessage>;
    random?: () => number;
  } = {},
) {
  const sockets: ScriptedSocket[] = [];
  const changes: Change<number, number, readonly number[]>[] = [];
  let keys = 0;
  const client = new TableClient<number, number, readonly number[]>({
    url: 'ws://server/live',
    open(url) {
      const socket = new ScriptedSocket(url);
      sockets.push(socket);
      return socket;
    },
    game: adding,
    reader: ServerMessage,
    random: () => 0,
    newKey: () => `key-number-${++keys}`,
    ...options,
  });
  client.subscribe((change) => changes.push(change));

  return {
    client,
    sockets,
    changes,
    /** The latest socket. */
    get socket(): ScriptedSocket {
      const socket = sockets.at(-1);
      if (socket === undefined) throw new Error('The client has opened no socket.');
      return socket;
    },
    /** Lets the latest socket open, and greets as the server does, with a match of so many entries. */
    greet(entries = 0): void {
      this.socket.accept();
      this.socket.say(tableMessage({ seq: entries }), stateMessage(upTo(entries)));
    },
    changesOf(type: Change['type']) {
      return changes.filter((change) => change.type === type);
    },
    /** The numbers of the entries that were told, in order. */
    get entriesTold(): number[] {
      return changes.filter((change) => change.type === 'entry').map((change) => change.match.seq);
    },
  };
}

/** The view after so many entries that each added their own number. */
export function upTo(entries: number): number[] {
  return Array.from({ length: entries }, (_, index) => index + 1);
}
