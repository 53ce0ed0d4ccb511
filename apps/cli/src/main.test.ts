import { readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Ran, temporaryDirectory } from './cli.fixture.ts';
import { runShell } from './shell.fixture.ts';

const LONG_NAME = 'n'.repeat(300);

/** Where no file can be written, and what the one line must tell. */
const PLACES: readonly (readonly [what: string, path: string, told: RegExp])[] = [
  ['below a file', 'file.txt/match.json', /cannot write file\.txt\/match\.json: not a directory/],
  ['a loop of links', 'loop', /cannot write loop: too many symbolic links/],
  ['below a loop of links', 'loop/match.json', /cannot write loop\/match\.json: too many symbolic links/],
  ['a name too long', LONG_NAME, /cannot write n+: name too long/],
  ['a directory', '.', /\. is a directory, not a file/],
  ['where nobody may write', '/sys/match.json', /cannot write \/sys\/match\.json: /],
  ['a full disk', '/dev/full', /cannot write \/dev\/full: no space left on device/],
];

/** Every command that writes a file; a player answers 1 until the game is over. */
const WRITERS: readonly (readonly [name: string, line: string, flag: string])[] = [
  ['export', 'stakeout export gunrunners --players 2', '--out'],
  ['arena', 'stakeout arena gunrunners --players 2 --games 1 --threads 1', '--out'],
  ['play', 'yes 1 | stakeout play gunrunners --players 2 --seed 3', '--save'],
];

/** All of them write through the same few lines, so that one of them tries every place, and the others one in three. */
function placesFor(writer: string): typeof PLACES {
  return PLACES.filter((_, index) => writer === 'export' || index % 3 === 0);
}

/** A directory with a file, and with two links that lead to each other. */
function roomWithTraps(): string {
  const room = temporaryDirectory();
  writeFileSync(join(room, 'file.txt'), 'precious');
  symlinkSync('loop', join(room, 'back'));
  symlinkSync('back', join(room, 'loop'));
  return room;
}

function expectOneLine({ code, err }: Ran, told: RegExp): void {
  expect(err).toMatch(/^stakeout: [^\n]+\n$/);
  expect(err).toMatch(told);
  expect(code).toBe(2);
}

describe.each(WRITERS)(
  '%s to a place that takes no file says so in one line and leaves nothing behind',
  (writer, line, flag) => {
    test.each(placesFor(writer))('%s', (_what, path, told) => {
      const room = roomWithTraps();
      expectOneLine(runShell(`${line} ${flag} '${path}' --force`, room), told);
      expect(readdirSync(room).sort()).toEqual(['back', 'file.txt', 'loop']);
      expect(readFileSync(join(room, 'file.txt'), 'utf8')).toBe('precious');
    });
  },
);

describe('a disk that fills up half-way', () => {
  // No file may grow beyond a block or two, which is what a full disk looks like to whoever writes.
  const full = (flags: string) => `ulimit -f 2; stakeout export gunrunners ${flags}`;

  test('leaves no part of a new file', () => {
    const room = roomWithTraps();
    expectOneLine(runShell(full('--out new.json'), room), /--out: cannot write new\.json: file too large/);
    expect(readdirSync(room).sort()).toEqual(['back', 'file.txt', 'loop']);
  });

  test('leaves a file that was to be overwritten as it was', () => {
    const room = roomWithTraps();
    expectOneLine(runShell(full('--out file.txt --force'), room), /--out: cannot write file\.txt: file too large/);
    expect(readdirSync(room).sort()).toEqual(['back', 'file.txt', 'loop']);
    expect(readFileSync(join(room, 'file.txt'), 'utf8')).toBe('precious');
  });
});

test('a file is overwritten where a link leads to, and the link stays', () => {
  const room = roomWithTraps();
  symlinkSync('file.txt', join(room, 'link'));
  expect(runShell('stakeout export gunrunners --out link --force', room)).toEqual({ code: 0, out: '', err: '' });
  expect(JSON.parse(readFileSync(join(room, 'file.txt'), 'utf8'))).toHaveProperty('seal');
  expect(readdirSync(room).sort()).toEqual(['back', 'file.txt', 'link', 'loop']);
});

describe('standard output', () => {
  const SPEAKERS = [
    '--help',
    'simulate gunrunners --games 2',
    'arena gunrunners --games 1 --threads 1',
    'transcript gunrunners',
    'export gunrunners',
    'play gunrunners',
    'verify match.json',
  ];

  test.each(SPEAKERS)('that takes nothing is told in one line: %s', (line) => {
    const room = temporaryDirectory();
    if (line.startsWith('verify')) runShell('stakeout export gunrunners --out match.json', room);
    const ran = runShell(`stakeout ${line} > /dev/full < /dev/null`, room);
    expectOneLine(ran, /standard output cannot be written: no space left on device/);
  });

  test('may be read no further', () => {
    const line = '{ stakeout transcript gunrunners; echo "ended $?" >&2; } | head -c 10';
    expect(runShell(line, temporaryDirectory())).toEqual({ code: 0, out: '{"type":"h', err: 'ended 0\n' });
  });

  test('and where nothing can be told at all the exit code is still that of a fault', () => {
    expect(runShell('stakeout frobnicate 2> /dev/full', temporaryDirectory())).toEqual({ code: 2, out: '', err: '' });
  });
});
