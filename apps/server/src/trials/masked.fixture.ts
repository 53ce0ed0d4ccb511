import { isPlainObject } from '@stakeout/kernel';

/**
 * What two matches may differ in for anybody: their ids and links, the times, the clocks, and what they were committed to. All
 * of it is known by its place, never by its look, so that nothing of a game is ever masked.
 */

const MASK = '*';
type Fields = Record<string, unknown>;

/** A frame of the socket, ready to be compared with another byte by byte. */
export function maskedFrame(text: string): string {
  const message: Fields = exactly(text);
  switch (message['type']) {
    case 'table':
      return JSON.stringify({ ...message, ...maskedTable(message) });
    case 'state':
    case 'entry':
    case 'undone':
      return JSON.stringify({ ...message, turn: maskedTurn(message['turn'] as Fields) });
    case 'chat':
      return JSON.stringify({ ...message, lines: (message['lines'] as Fields[]).map((line) => masked(line, ['at'])) });
    case 'pong':
      return JSON.stringify(masked(message, ['now']));
    default:
      return text;
  }
}

/** The answer to a request: a table as somebody sees it, a story, a file, or a refusal. */
export function maskedBody(text: string): string {
  const body: Fields = exactly(text.trimEnd());
  if (isPlainObject(body['table'])) return JSON.stringify({ ...body, ...maskedTable(body) });
  return JSON.stringify(masked(body, ['table']));
}

export function maskedRow(row: Fields): string {
  return JSON.stringify(masked(row, ['id', 'updatedAt']));
}

/** The text must be what its data is written as, so that equal data is equal bytes. */
function exactly(text: string): Fields {
  const data = JSON.parse(text);
  if (JSON.stringify(data) !== text) throw new Error(`written in an odd way: ${text}`);
  return data;
}

function maskedTable(message: Fields): Fields {
  const table = message['table'] as Fields;
  const times = ['createdAt', 'startedAt', 'finishedAt'];
  return {
    table: masked(table, ['id', 'commitment', 'nonces', 'secret', ...times]),
    you: masked(message['you'] as Fields, ['watchPath']),
  };
}

function maskedTurn(turn: Fields): Fields {
  const clocks = turn['clocks'] as Fields[] | null;
  return { ...turn, clocks: clocks?.map((clock) => masked(clock, ['bank', 'left'])) ?? null };
}

/** What is not there, or `null`, stays so: that something has begun to be told is never masked. */
function masked(fields: Fields, names: readonly string[]): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, names.includes(name) && value !== null ? MASK : value]),
  );
}
