import type { AnyRules, FastChance, Refusal, Seat } from '@stakeout/kernel';
import type { ErrorCode } from '@stakeout/protocol';
import { mutated } from '@stakeout/testkit';

/** Stands in whatever a message could have repeated in its answer. */
export const MARK = 'zqxjk';

/** A message that must change nothing, and the answer it must get. */
export interface Bad {
  readonly data: string | Buffer;
  readonly isBinary: boolean;
  /** `null` when it is answered with what its key did before. */
  readonly error: ErrorCode | null;
  /** The key that the refusal gives back; `null` where none can be read. */
  readonly key: string | null;
  /** What the refusal must say, where the rules say it. */
  readonly refusals: readonly Refusal[] | null;
}

interface Standing {
  readonly game: AnyRules;
  readonly state: unknown;
  readonly seq: number;
  /** How many actions each seat may take back. */
  readonly undoables: readonly number[];
}

/** Where a message is sent from: who sits there, and how the match stands. */
export interface Spot {
  readonly seat: Seat | null;
  /** Why whoever sits here may not act, whatever the action; `null` when the rules decide. */
  readonly objection: ErrorCode | null;
  readonly match: Standing | null;
  /** Keys that were used before, by their seats. */
  readonly usedKeys: readonly { readonly seat: Seat; readonly key: string }[];
}

const ODD_NUMBERS = [-1, 0.5, 1e21, 2 ** 53, Number.MAX_VALUE, -0, 1e-7];
const ODD_VALUES: readonly unknown[] = [null, true, '', MARK, [], {}, [MARK], { [MARK]: MARK }, ...ODD_NUMBERS];
const ODD_KEYS = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', MARK];
const MOST_BYTES = 8 * 1024;

let keys = 0;
const newKey = () => `fuzz-key-${++keys}`;

/** One of all kinds of messages that nobody should send. */
export function badMessage(spot: Spot, dice: FastChance): Bad {
  const kinds = [
    noise,
    brokenJson,
    strangeJson,
    wrongField,
    wrongField,
    deep,
    binary,
    wellFormed,
    wellFormed,
    wellFormed,
  ];
  const kind = kinds[dice.pick(kinds.length)] ?? noise;
  return kind(spot, dice);
}

/** Text that is no JSON. Every byte is plain, since text that is none at all closes the socket. */
function noise(_spot: Spot, dice: FastChance): Bad {
  const bytes = Array.from({ length: 1 + dice.pick(60) }, () => 32 + dice.pick(95));
  return malformed(`~${String.fromCharCode(...bytes)}${MARK}`);
}

function binary(_spot: Spot, dice: FastChance): Bad {
  const data = Buffer.from(Array.from({ length: dice.pick(80) }, () => dice.pick(256)));
  return { ...malformed(''), data, isBinary: true };
}

/** A good message, cut off or with a byte changed. */
function brokenJson(_spot: Spot, dice: FastChance): Bad {
  const text = JSON.stringify({ type: 'act', key: newKey(), seq: 0, actions: [{ type: MARK, list: [1, 2, 3] }] });
  return malformed(dice.pick(2) === 0 ? text.slice(0, 1 + dice.pick(text.length - 1)) : `${text}${dice.pick(10)}}`);
}

/** JSON, but no message: other values, unknown types, keys of prototypes. */
function strangeJson(_spot: Spot, dice: FastChance): Bad {
  const odd = ODD_KEYS[dice.pick(ODD_KEYS.length)];
  const value = JSON.stringify(ODD_VALUES[dice.pick(ODD_VALUES.length)]);
  switch (dice.pick(4)) {
    case 0:
      return malformed(value);
    case 1:
      return malformed(`{"${odd}":${value},"type":"sync"}`);
    case 2:
      return malformed(`{"type":${JSON.stringify(odd)},"value":${value}}`);
    default:
      return malformed(`{"type":"act","type":"${MARK}","key":${value},"seq":0}`);
  }
}

/** A message with one field that is missing, wrong or too many. */
function wrongField(_spot: Spot, dice: FastChance): Bad {
  const key = newKey();
  const good: readonly Record<string, unknown>[] = [
    { type: 'act', key, seq: 3, actions: [{}] },
    { type: 'undo', key, seq: 3, count: 1 },
    { type: 'resign', key },
    { type: 'return', key },
    { type: 'say', key, text: MARK },
    { type: 'hear', spectators: true },
    { type: 'ping', sent: 5 },
    { type: 'sync' },
  ];
  const message = { ...good[dice.pick(good.length)] };
  const odd = ODD_KEYS[dice.pick(ODD_KEYS.length)] ?? MARK;
  // What a field holds does not matter here as long as it may not be there.
  const extra = JSON.stringify({ ...message }).replace(/^\{/, `{${JSON.stringify(odd)}:${dice.pick(9)},`);
  const fields = Object.keys(message).filter((field) => field !== 'type' && field !== 'action');
  const field = fields[dice.pick(fields.length)];
  if (field === undefined || dice.pick(3) === 0) return malformed(extra, 'key' in message ? key : null);
  if (dice.pick(3) === 0) delete message[field];
  else message[field] = wrongValue(field, dice);
  return malformed(JSON.stringify(message), 'key' in message && field !== 'key' ? key : null);
}

function wrongValue(field: string, dice: FastChance): unknown {
  const numbers: readonly unknown[] = ['1', null, [], {}, 1.5, true, MARK, 2 ** 60];
  const texts: readonly unknown[] = [1, null, [], {}, '', ' \u0000\u202e ', MARK.repeat(300), true];
  const list = field === 'key' || field === 'text' ? texts : numbers;
  // Whether spectators are heard is yes or no: there `true` would be right.
  const wrong = field === 'spectators' ? list.filter((value) => typeof value !== 'boolean') : list;
  return wrong[dice.pick(wrong.length)];
}

/** Lists in lists in lists, in the place of a message and in the place of an action. */
function deep(spot: Spot, dice: FastChance): Bad {
  const depth = 1 + dice.pick(3500);
  const nested =
    dice.pick(2) === 0
      ? `${'['.repeat(depth)}${']'.repeat(depth)}`
      : `${'{"a":'.repeat(depth / 6)}1${'}'.repeat(depth / 6)}`;
  if (dice.pick(2) === 0) return malformed(nested);
  return acting(spot, JSON.parse(nested), spot.match?.seq ?? 0);
}

/** A message of good form that the rules, or the place of whoever sends it, forbid. */
function wellFormed(spot: Spot, dice: FastChance): Bad {
  const seq = spot.match?.seq ?? 0;
  const action = illegalAction(spot, dice);
  switch (dice.pick(7)) {
    case 0:
      // Of the past, of the future, of nowhere.
      return acting(spot, action, [seq + 1, Math.max(seq - 1, seq === 0 ? 1 : 0), 1_000_000][dice.pick(3)] ?? 0);
    case 1:
      return undoing(spot, seq, mostUndo(spot) + 1 + (dice.pick(2) === 0 ? 0 : dice.pick(1e9)));
    case 2:
      return again(spot, action, dice) ?? acting(spot, action, seq);
    default:
      return acting(spot, action, seq);
  }
}

/** A key that was used before, for something else now. */
function again({ usedKeys, objection }: Spot, action: unknown, dice: FastChance): Bad | null {
  const key = usedKeys[dice.pick(usedKeys.length)]?.key;
  // Only those who sit there have keys at all.
  if (key === undefined || objection === 'notSeated') return null;
  const data = JSON.stringify({ type: 'act', key, seq: dice.pick(100), actions: [action ?? null] });
  return { data, isBinary: false, error: null, key, refusals: null };
}

function acting(spot: Spot, action: unknown, seq: number): Bad {
  const key = newKey();
  const message = { type: 'act', key, seq, actions: [action] };
  // What is not plain JSON arrives as what JSON makes of it.
  const [arrived] = JSON.parse(JSON.stringify(message)).actions;
  return answered(spot, message, seq, () => spot.match?.game.explain(spot.match.state, spot.seat ?? 0, arrived) ?? []);
}

function undoing(spot: Spot, seq: number, count: number): Bad {
  const refusal = { clause: null, field: 'undo', reason: 'undo.tooFar', params: { most: mostUndo(spot) } };
  return answered(spot, { type: 'undo', key: newKey(), seq, count }, seq, () => [refusal]);
}

function mostUndo({ match, seat }: Spot): number {
  return match?.undoables[seat ?? 0] ?? 0;
}

function answered(
  spot: Spot,
  message: Record<string, unknown> & { readonly key: string },
  seq: number,
  refusals: () => readonly Refusal[],
): Bad {
  const common = { data: JSON.stringify(message), isBinary: false, key: message.key };
  if (spot.objection !== null) return { ...common, error: spot.objection, refusals: [] };
  if (seq !== spot.match?.seq) return { ...common, error: 'stale', refusals: [] };
  return { ...common, error: 'illegal', refusals: refusals() };
}

/** An action close to a legal one, or one of another seat. */
function illegalAction({ match, seat }: Spot, dice: FastChance): unknown {
  if (match === null) return { type: MARK };
  const { game, state } = match;
  const legal = game.toAct(state).flatMap((decider) => game.legal(state, decider));
  for (;;) {
    const one = legal[dice.pick(legal.length)] ?? { type: MARK };
    const candidate = dice.pick(4) === 0 ? one : mutated(one, dice);
    const arrived = JSON.parse(JSON.stringify({ action: candidate })).action;
    if (seat === null || game.explain(state, seat, arrived).length > 0) return candidate;
  }
}

function malformed(text: string, key: string | null = null): Bad {
  if (text.length > MOST_BYTES) throw new RangeError('longer than a frame may be');
  return { data: text, isBinary: false, error: 'malformed', key, refusals: null };
}
