/**
 * Reads just enough of what the server says, without parsing it: with thousands of sockets in one process, a drill that read
 * everything would measure itself. The server writes the fields of a message in the order of the protocol, `type` and `seq`
 * first and `turn` last; a test holds this file to that.
 */

export type FrameKind = 'table' | 'state' | 'entry' | 'undone' | 'ack' | 'refused' | 'chat' | 'presence' | 'pong';

/** `{"type":"` */
const TYPE_AT = 9;
/** `{"type":"entry","seq":`, and `state` is as long. */
const SEQ_AT = 22;
const OPTIONS = Buffer.from('"options":[');
const NOT_OVER = Buffer.from('"outcome":null}}');
const CLOSING_BRACKET = 0x5d;
const ZERO = 0x30;
const NINE = 0x39;

/** The first two letters tell the kinds apart. */
const KINDS: Readonly<Record<string, FrameKind>> = {
  ta: 'table',
  st: 'state',
  en: 'entry',
  un: 'undone',
  ac: 'ack',
  re: 'refused',
  ch: 'chat',
  pr: 'presence',
  po: 'pong',
};

export function kindOf(frame: Buffer): FrameKind {
  const kind = KINDS[frame.toString('latin1', TYPE_AT, TYPE_AT + 2)];
  if (kind === undefined) throw new Error(`a message the drill does not know: ${frame.toString('latin1', 0, 40)}`);
  return kind;
}

/** The sequence number of an `entry` or a `state`. */
export function seqIn(frame: Buffer): number {
  let seq = 0;
  let at = SEQ_AT;
  for (let digit = frame[at] ?? 0; digit >= ZERO && digit <= NINE; digit = frame[at] ?? 0) {
    seq = seq * 10 + digit - ZERO;
    at++;
  }
  if (at === SEQ_AT) throw new Error(`no sequence number where it should be: ${frame.toString('latin1', 0, 40)}`);
  return seq;
}

/** Whether something is asked of whoever got the `entry` or `state`. */
export function hasOptions(frame: Buffer): boolean {
  const at = frame.lastIndexOf(OPTIONS);
  return at >= 0 && frame[at + OPTIONS.length] !== CLOSING_BRACKET;
}

/** Whether the `entry` or `state` is the last of its match. */
export function isOver(frame: Buffer): boolean {
  return frame.compare(NOT_OVER, 0, NOT_OVER.length, frame.length - NOT_OVER.length) !== 0;
}

/** What whoever got the `entry` or `state` may do. This one is parsed: only the seat that acts looks at it. */
export function optionsIn(frame: Buffer): readonly unknown[] {
  const message: { readonly turn: { readonly options: readonly unknown[] } } = JSON.parse(frame.toString('utf8'));
  return message.turn.options;
}
