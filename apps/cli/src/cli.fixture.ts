import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { onTestFinished } from 'vitest';
import { run } from './run.ts';

/** A stream that remembers what was written. */
export class Captured extends Writable {
  text = '';
  readonly isTTY: boolean;

  constructor(isTTY = false) {
    super({ decodeStrings: false });
    this.isTTY = isTTY;
  }

  override _write(chunk: string | Buffer, _encoding: string, done: () => void): void {
    this.text += String(chunk);
    done();
  }
}

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs the command line as a shell would, with lines typed at it. */
export async function runCli(argv: readonly string[], typed: Iterable<string> = []): Promise<Ran> {
  const out = new Captured();
  const err = new Captured();
  const code = await run(argv, { in: Readable.from(typed), out, err });
  return { code, out: out.text, err: err.text };
}

/** The same line typed for ever. */
export function* typing(line: string, before: readonly string[] = []): Iterable<string> {
  for (const first of before) yield `${first}\n`;
  for (;;) yield `${line}\n`;
}

/** A directory for the test alone, gone afterwards. */
export function temporaryDirectory(): string {
  const path = mkdtempSync(join(tmpdir(), 'stakeout-'));
  onTestFinished(() => rmSync(path, { recursive: true }));
  return path;
}

export function temporaryFile(name: string, content: string | Uint8Array): string {
  const path = join(temporaryDirectory(), name);
  writeFileSync(path, content);
  return path;
}
