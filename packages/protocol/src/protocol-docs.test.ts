import { readFileSync } from 'node:fs';
import { botNonce, commitmentToTerms } from '@stakeout/kernel';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import * as protocol from './index.ts';
import { CLOSE_CODES, ClientMessage, ErrorCode, paths, ServerMessage, type TableStep } from './index.ts';

const page = readFileSync(new URL('../../../docs/protocol.md', import.meta.url), 'utf8');

/** Every step, or this does not compile. */
const STEPS = Object.keys({
  sit: true,
  leave: true,
  ready: true,
  start: true,
  kick: true,
  seat: true,
  invite: true,
  rematch: true,
  close: true,
} satisfies Record<TableStep, true>) as TableStep[];

/** What travels over HTTP: each needs an example. */
const BODIES = [
  'AddPuzzleTries',
  'ChangeSeat',
  'CreateTable',
  'DailyDeals',
  'DailyResults',
  'ErrorBody',
  'GameList',
  'History',
  'IntroduceMe',
  'Invitation',
  'InvitationPreview',
  'Invite',
  'Kick',
  'MakeRecovery',
  'Me',
  'PushKey',
  'PuzzleTries',
  'Ready',
  'Recovery',
  'SessionList',
  'Sit',
  'Start',
  'SubscribePush',
  'TableForYou',
  'TableRows',
  'UnsubscribePush',
  'UseRecovery',
] as const satisfies (keyof typeof protocol)[];

const schemas = new Map<string, z.ZodType>();
for (const [name, value] of Object.entries<unknown>(protocol)) {
  if (value instanceof z.ZodType) schemas.set(name, value);
}

interface Example {
  readonly schema: string;
  readonly text: string;
}

const examples: readonly Example[] = [...page.matchAll(/^```json *(\S*)\n([\s\S]*?)^```$/gm)].map(
  ([, schema = '', text = '']) => ({ schema, text }),
);

/** The part of the page under the heading of a message, up to the next heading. */
function sectionOf(type: string): string {
  const heading = `\n#### \`${type}\`\n`;
  const start = page.indexOf(heading);
  if (start < 0) return '';
  const rest = page.slice(start + heading.length);
  return rest.slice(0, rest.search(/^#{2,4} /m));
}

function messagesOf(union: typeof ClientMessage | typeof ServerMessage) {
  return union.options.map(({ shape }) => ({ type: shape.type.value, fields: Object.keys(shape) }));
}

const messages = [...messagesOf(ClientMessage), ...messagesOf(ServerMessage)];

describe('docs/protocol.md', () => {
  it.each(messages)('explains the message $type', ({ type, fields }) => {
    const section = sectionOf(type);
    expect(section, `a heading #### \`${type}\``).not.toBe('');
    expect(section).toContain(`"type": "${type}"`);
    const prose = section.replace(/^```json[\s\S]*?^```$/gm, '');
    const general = ['type', 'key', 'seq'];
    expect(fields.filter((field) => !general.includes(field) && !prose.includes(`\`${field}\``))).toEqual([]);
  });

  it.each(ErrorCode.options)('explains the error %s', (code) => {
    expect(page).toMatch(new RegExp(`^\\| \`${code}\` +\\| \\d{3} +\\| \\S`, 'm'));
  });

  it.each(Object.entries(CLOSE_CODES))('explains the close code of %s', (name, code) => {
    expect(page).toMatch(new RegExp(`^\\| ${code} \\| \`${name}\` +\\| \\S`, 'm'));
  });

  it.each(STEPS)('has the address of the step %s', (step) => {
    expect(page).toContain(`\`POST ${paths.tableStep(':id', step)}\``);
  });

  it.each(Object.entries(paths))('has the address of %s', (name, path) => {
    if (name === 'tableStep') return;
    const addresses: Record<string, string> = {
      puzzleTries: paths.puzzleTries(':game'),
      dailyDeal: paths.dailyDeal(':day', ':game'),
      history: paths.history(':id'),
      watchPage: paths.watchPage(':id', ':key'),
      invitation: paths.invitation(':token'),
      joinPage: paths.joinPage(':token'),
      recoverPage: paths.recoverPage(':token'),
    };
    const address = typeof path === 'string' ? path : (addresses[name] ?? (path as (id: string) => string)(':id'));
    expect(page).toMatch(new RegExp(`\`((GET|POST|DELETE) )?${address.replace(/[?]/g, '\\?')}\``));
  });

  it.each(BODIES)('has an example of %s', (name) => {
    expect(examples.some(({ schema }) => schema === name)).toBe(true);
  });

  it.each(['table', 'turn', 'you'])('names every field of %s', (part) => {
    const { TableInfo, Turn, YourPlace } = protocol;
    const shape = { table: TableInfo, turn: Turn, you: YourPlace }[part]?.shape ?? {};
    expect(Object.keys(shape)).not.toEqual([]);
    expect(Object.keys(shape).filter((field) => !page.includes(`\`${field}\``))).toEqual([]);
  });

  it.each(examples)('has an example of $schema that fits: $text', ({ schema, text }) => {
    const read = schemas.get(schema)?.safeParse(JSON.parse(text));
    expect(read?.error?.issues ?? []).toEqual([]);
    expect(read?.success).toBe(true);
  });

  it('shows a secret that fits its commitment and the nonces of bots', () => {
    const tables = examples
      .filter(({ text }) => text.includes('"secret": "'))
      .map(({ text }) => JSON.parse(text).table);
    expect(tables).not.toEqual([]);
    for (const { secret, commitment, id, game, rulesVersion, config, seats, nonces } of tables) {
      const terms = { game, rulesVersion, matchId: id, config, seats: seats.length };
      expect(commitmentToTerms(secret, terms)).toBe(commitment);
      for (const [seat, { kind }] of seats.entries()) {
        if (kind === 'bot') expect(nonces[seat]).toBe(botNonce(secret, seat));
      }
    }
  });

  it('gives the limits as they are', () => {
    const { FRAME_BYTES, CREATE_TABLE_BYTES, PLAYER_ALLOWANCE, SPECTATOR_ALLOWANCE, CHAT_ALLOWANCE } = protocol;
    expect(page).toContain(`| ${FRAME_BYTES} bytes; ${CREATE_TABLE_BYTES} for`);
    expect(page).toContain(
      `| ${PLAYER_ALLOWANCE.messages} credits for a player, ${SPECTATOR_ALLOWANCE.messages} for a spectator.`,
    );
    expect(page).toContain(`within ${PLAYER_ALLOWANCE.seconds} seconds`);
    expect(page).toContain(`| ${CHAT_ALLOWANCE.messages} credits`);
    const { MESSAGES_PER_MINUTE, SOCKETS_PER_PERSON, WAITING_TABLES, RUNNING_TABLES } = protocol;
    expect(page).toContain(`by default ${MESSAGES_PER_MINUTE} credits over all their sockets together`);
    expect(page).toContain(`| ${SOCKETS_PER_PERSON}; more are closed with ${CLOSE_CODES.tooManySockets}`);
    expect(page).toContain(`| ${WAITING_TABLES} that wait and ${RUNNING_TABLES} that run;`);
    expect(page).toContain(`| ${protocol.NAME_LENGTH} and ${protocol.CHAT_LENGTH} letters`);
    expect(page).toContain(`the latest ${protocol.CHAT_LINES} after joining`);
    const { MOST_PUZZLES, TRIES_AT_ONCE, TRIES_TOLD } = protocol;
    expect(page).toContain(
      `| ${TRIES_AT_ONCE} in a request, ${TRIES_TOLD} in an answer; numbers up to ${MOST_PUZZLES}`,
    );
  });
});
