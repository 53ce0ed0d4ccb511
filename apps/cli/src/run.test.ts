import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runCli, temporaryDirectory, temporaryFile } from './cli.fixture.ts';
import { DECK } from './deck.fixture.ts';
import { GAMES } from './games.ts';

/** Command lines that are wrong, and what the one line must tell. */
const WRONG: readonly (readonly [line: string, told: RegExp])[] = [
  ['', /no command.*simulate, arena, transcript, export, verify, review, puzzles, play/],
  ['frobnicate', /unknown command 'frobnicate'.*simulate, arena, transcript, export, verify, review, puzzles, play/],
  ['help frobnicate', /no command, or none that exists.*simulate/],
  ['--frobnicate', /unknown option '--frobnicate'.*--version, --help/],
  ['simulate', /missing required argument 'game'; usage: stakeout simulate \[options\] <game>/],
  ['simulate chess', /game: "chess" is unknown; known: gunrunners/],
  ['simulate gunrunners extra', /too many arguments.*usage: stakeout simulate/],
  ['simulate gunrunners --sed 1', /unknown option '--sed'.*--players, --seed/],
  ['simulate gunrunners --seed', /'--seed <seed>' argument missing/],
  ['simulate gunrunners --players 1', /--players: "1" is not a whole number from 2 to 4/],
  ['simulate gunrunners --players 5', /--players: "5" is not a whole number from 2 to 4/],
  ['simulate gunrunners --players two', /--players: "two" is not a whole number from 2 to 4/],
  ['simulate gunrunners --games 0', /--games: "0" is not a whole number from 1 to/],
  ['simulate gunrunners --games 1.5', /--games: "1.5" is not a whole number/],
  ['simulate gunrunners --games -5', /--games: "-5" is not a whole number/],
  ['simulate gunrunners --seed -1', /--seed: "-1" is neither/],
  ['simulate gunrunners --seed 4294967296 --json', /--seed: "4294967296" is neither/],
  ['simulate gunrunners --seed 12ab', /--seed: "12ab" is neither/],
  ['simulate gunrunners --bots genius', /--bots: "genius" is unknown; known: random/],
  ['simulate gunrunners --bots random,', /--bots: "" is unknown; known: random/],
  ['simulate gunrunners --players 4 --bots random,random', /--bots: names 2 bots for 4 seats/],
  ['simulate gunrunners --bots random,random,random,random,random', /--bots: names 5 bots for 4 seats/],
  ['simulate gunrunners --edition fr', /edition "fr".*en, pt/],
  ['simulate gunrunners --option foo=1', /foo "1".*edition, memory, deck, start/],
  ['simulate gunrunners --option foo', /--option: "foo".*name=value/],
  ['simulate gunrunners --option start=5', /--option start: "5" is not a whole number from 1 to 4/],
  ['simulate gunrunners --players 2 --option start=3', /--option start: "3" is not a whole number from 1 to 2/],
  ['simulate gunrunners --option deck=/no/such.json', /--option deck: \/no\/such.json: cannot be read: no such file/],
  ['simulate gunrunners --seed 1 --seed 2', /--seed: is given twice/],
  ['simulate gunrunners --seed 1 --seed=1', /--seed: is given twice/],
  ['simulate gunrunners --json --games 2 --json', /--json: is given twice/],
  ['arena gunrunners --out a.json --out b.json', /--out: is given twice/],
  ['transcript gunrunners --bots random --bots greedy', /--bots: is given twice/],
  ['export gunrunners --force --force', /--force: is given twice/],
  ['play gunrunners --seat 1 --lang en --lang pt', /--lang: is given twice/],
  ['transcript chess', /game: "chess"/],
  ['transcript gunrunners --seed x', /--seed: "x"/],
  ['transcript gunrunners --games 2', /unknown option '--games'/],
  ['export gunrunners --players 9', /--players: "9"/],
  ['export gunrunners --out /no/such/place/match.json', /--out: cannot write .*no such file or directory/],
  ['export gunrunners --out / --force', /--out: \/ is a directory/],
  ['verify', /missing required argument 'file'/],
  ['verify /no/such.json', /\/no\/such.json: cannot be read: no such file/],
  ['verify /', /\/: cannot be read/],
  ['play chess', /game: "chess"/],
  ['play gunrunners --seat 5', /--seat: "5" is not a whole number from 1 to 4/],
  ['play gunrunners --players 2 --seat 3', /--seat: "3" is not a whole number from 1 to 2/],
  ['play gunrunners --lang fr', /--lang: "fr" is unknown; known: en, pt/],
  ['play gunrunners --save /no/such/place/match.json', /--save: cannot write/],
];

describe('bad input is answered with one line, code 2 and nothing else', () => {
  test.each(WRONG)('stakeout %s', async (line, told) => {
    const { code, out, err } = await runCli(line.split(' ').filter((word) => word !== ''));
    expect(err).toMatch(/^stakeout: .+\n$/);
    expect(err.split('\n')).toHaveLength(2);
    expect(err).toMatch(told);
    expect(out).toBe('');
    expect(code).toBe(2);
  });

  test('even when it holds line breaks', async () => {
    const { code, err } = await runCli(['simulate', 'chess\ncheckers\n']);
    expect(code).toBe(2);
    expect(err).toBe('stakeout: game: "chess checkers " is unknown; known: gunrunners, escape-plan\n');
  });

  test('but options of the game may be given one after the other', async () => {
    const options = ['--option', 'memory=open', '--option', 'edition=pt'];
    expect(await runCli(['simulate', 'gunrunners', '--games', '1', ...options])).toMatchObject({ code: 0, err: '' });
  });

  test('[G2.1] and a broken deck with every rule it breaks', async () => {
    const deck = temporaryFile('deck.json', JSON.stringify(DECK.filter((card) => card.value !== 1)));
    const { code, out, err } = await runCli(['simulate', 'gunrunners', '--option', `deck=${deck}`]);
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(err).toMatch(/^stakeout: G2\.1 deck: .*; G2\.1 deck: .*Director.*; G2\.1 deck: .*\n$/);
  });

  test('and nothing is written to a file', async () => {
    const directory = temporaryDirectory();
    const { code } = await runCli(['export', 'gunrunners', '--out', join(directory, 'a.json'), '--option', 'foo=1']);
    expect(code).toBe(2);
    expect(readdirSync(directory)).toEqual([]);
  });
});

describe('help', () => {
  test.each(['--help', '-h', 'help'])('%s lists the commands and gives examples', async (flag) => {
    const { code, out, err } = await runCli([flag]);
    expect([code, err]).toEqual([0, '']);
    for (const word of ['simulate', 'transcript', 'export', 'verify', 'play', 'Examples:']) expect(out).toContain(word);
  });

  test.each(['simulate', 'transcript', 'export', 'verify', 'play'])('%s has its own', async (command) => {
    const { code, out } = await runCli([command, '--help']);
    expect(code).toBe(0);
    expect(out).toContain(`Usage: stakeout ${command}`);
    expect(out).toContain(`Examples:\n  stakeout ${command} `);
  });

  test('names the options of every game with their values', async () => {
    const { out } = await runCli(['play', '--help']);
    for (const { id, options } of GAMES) {
      const line = out.split('\n').find((one) => one.startsWith(`  ${id}: `)) ?? '';
      for (const { name } of options) expect(line).toContain(`${name}=`);
    }
    expect(out).toContain('costaStacks=both|best');
  });

  test('the version is that of the package', async () => {
    expect(await runCli(['--version'])).toMatchObject({ code: 0, out: expect.stringMatching(/^\d+\.\d+\.\d+\n$/) });
  });
});
