import {
  type AnyRules,
  act,
  exportMatch,
  exportText,
  isPlainObject,
  isUndo,
  type LogEntry,
  type MatchExport,
  type MatchHeader,
  openMatch,
  undo,
} from '@stakeout/kernel';

/**
 * A finished match in an address, so that it can be sent to anybody without being kept anywhere: header, secret and what was
 * decided, compressed. Draws, hashes and the result are worked out again by whoever opens it. A long match comes to some
 * thousand letters. It stands behind the `#`, which browsers send to nobody.
 */
interface Packed {
  readonly header: MatchHeader<unknown>;
  readonly secret: string;
  readonly entries: readonly LogEntry<unknown>[];
}

/** Whatever is far beyond a match is not unpacked: a few letters can be made to swell to gigabytes. */
const LARGEST = 2_000_000;

const SHARED_REPLAY = '/replay/link';

/** The path of the page that shows the match again. */
export async function matchLink(file: string): Promise<string> {
  return `${SHARED_REPLAY}#${await packedMatch(file)}`;
}

/** A match as it stands behind the `#`. */
export async function packedMatch(file: string): Promise<string> {
  const { header, secret, entries } = JSON.parse(file) as MatchExport<unknown, unknown>;
  const decided = entries.map((entry) =>
    isUndo(entry) ? { seat: entry.seat, undo: entry.undo } : { seat: entry.seat, action: entry.action },
  );
  const packed: Packed = { header, secret, entries: decided };
  const bytes = through(new Blob([JSON.stringify(packed)]).stream(), new CompressionStream('deflate-raw'));
  return `match=${lettersOf(await bytes)}`;
}

/** The match in an address; `null` where there is none, or only a part of one. */
export async function matchInLink(hash: string): Promise<Packed | null> {
  const letters = /(?:^#|&)match=([\w-]+)/.exec(hash)?.[1];
  if (letters === undefined) return null;
  try {
    const stream = new Blob([bytesOf(letters)]).stream();
    const text = await through(stream, new DecompressionStream('deflate-raw'));
    const read: unknown = JSON.parse(new TextDecoder().decode(text));
    return isPlainObject(read) && isPlainObject(read['header']) ? (read as unknown as Packed) : null;
  } catch {
    return null;
  }
}

/** The file of the match, made by playing it again; `null` when it does not go as it says. Whether it is sound is for the verification to say. */
export function fileOf(game: AnyRules, { header, secret, entries }: Packed): string | null {
  try {
    const match = openMatch(game, header, secret);
    for (const entry of entries) {
      const done = isUndo(entry) ? undo(match, entry.seat, entry.undo) : act(match, entry.seat, entry.action);
      if (!done.ok) return null;
    }
    const exported = exportMatch(match, secret);
    return exported.ok ? exportText(exported.value) : null;
  } catch {
    return null;
  }
}

async function through(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
  change: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const reader = stream.pipeThrough(change).getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > LARGEST) throw new RangeError('too large for a match');
    parts.push(value);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

/** Base64 as addresses take it. */
function lettersOf(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function bytesOf(letters: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(letters.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
}
