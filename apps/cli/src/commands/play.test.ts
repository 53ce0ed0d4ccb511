import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_TABLE } from '@stakeout/escape-plan';
import { describe, expect, test } from 'vitest';
import { runCli, temporaryDirectory, temporaryFile, typing } from '../cli.fixture.ts';

const play = (flags: readonly string[], typed: Iterable<string>) => runCli(['play', 'gunrunners', ...flags], typed);
const lines = (...words: string[]) => words.map((word) => `${word}\n`);

/** Set-up and roll in `pt`, then the card is committed: a decision that can be taken back. */
const COMMITTED = ['1', '1', '1'];
const PT = ['--players', '2', '--seed', '4', '--edition', 'pt', '--option', 'start=2'];

describe('play', () => {
  const cases = [2, 3, 4].flatMap((players) => ['en', 'pt'].map((edition) => [String(players), edition] as const));

  test.each(cases)('goes to the end with %s players, edition %s', async (players, edition) => {
    const flags = ['--players', players, '--edition', edition, '--seed', '3', '--seat', players];
    const { code, out, err } = await play(flags, typing('1'));
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain('The game is over.');
    expect(out).toMatch(/Place 1: \w+, \d+\.\n/);
    expect(out).toMatch(/You (win|share the win|do not win this time)\.\n$/);
    expect(out).not.toMatch(/log\.|action\.|tell\.|\{|undefined/);
  });

  test('tells the table, the news and the options', async () => {
    const { out } = await play(['--players', '3', '--seed', '5'], lines('2', '1'));
    expect(out).toContain('A table for 3 players. You are Red');
    expect(out).toMatch(/The table:\nTurn 1: Red\./);
    expect(out).toContain('Your options:\n1. Put Red agent 1 beside the Middle East\n2. ');
    expect(out).toContain('Choose from 1 to 3, ? for a hint, h for help: ');
    expect(out).toContain('What happened:\nRed stationed a 1 in North Africa.\nBlue stationed');
  });

  test('[E2.1] speaks of the box in play: names, prices and hints', async () => {
    const contacts = DEFAULT_TABLE.contacts.map((contact) => ({ ...contact, name: `My ${contact.name}`, cost: 17 }));
    const box = temporaryFile('box.json', JSON.stringify({ ...DEFAULT_TABLE, contacts }));
    const flags = ['--players', '3', '--seed', '5', '--option', `table=${box}`];
    const { code, out, err } = await runCli(['play', 'escape-plan', ...flags], lines('?', '1', 'q'));
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/Contact 1 on offer: My [^(]+.*\(\$17k/);
    expect(out).toContain('The best options, as a strong bot sees them from your seat:');
  });

  test('moves no cursor and uses no colours', async () => {
    const { out } = await play(['--seed', '5'], typing('1'));
    expect([...out].filter((letter) => letter < ' ' && letter !== '\n')).toEqual([]);
  });

  test('speaks Portuguese', async () => {
    const { out } = await play(
      ['--players', '2', '--seed', '5', '--lang', 'pt'],
      typing('1', ['h', 'x', '99', 'u', 'l', 'r G5.1']),
    );
    expect(out).toContain('Uma mesa para 2 jogadores. Você é Vermelho');
    expect(out).toContain('q ou sair: deixa a mesa.');
    expect(out).toContain('Não entendo "x".');
    expect(out).toContain('Não há opção 99');
    expect(out).toContain('Não há nada que você possa desfazer');
    expect(out).toContain('Nada aconteceu ainda.');
    expect(out).toMatch(/G5\.1: .*Armazém/);
    expect(out).toContain('A partida terminou.');
    expect(out).not.toMatch(/The table|Your options|crates/);
  });

  test('gives hints: three options, the chance to win, the reason and its clause', async () => {
    const { code, out } = await play(['--players', '3', '--seed', '5'], lines('1', '1', '?', 'q'));
    expect(code).toBe(0);
    const [, hints = ''] = out.split('The best options, as a strong bot sees them from your seat:\n');
    const heard = hints.split('\n').slice(0, 3);
    for (const hint of heard) expect(hint).toMatch(/^Option \d+: .+\. Wins about \d+ in 100\. .+\. \(G\d+\.\d+\)$/);
  });

  test('answers wrong input with a sentence and asks again', async () => {
    const { code, out } = await play(['--players', '3', '--seed', '5'], lines('dance', '0', '4', '', '1'));
    expect(code).toBe(0);
    expect(out).toContain('I do not understand "dance". Give a number from 1 to 3, or h for help.\nChoose');
    expect(out).toContain('There is no option 0; they go from 1 to 3.');
    expect(out).toContain('There is no option 4; they go from 1 to 3.');
    expect(out).toContain('I do not understand "".');
    expect(out).toContain('Red stationed a 1');
  });

  test('ends politely with the input', async () => {
    const { code, out, err } = await play(['--seed', '5'], []);
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/You leave the table\. Goodbye\.\n$/);
  });

  test('ends on request', async () => {
    const { code, out } = await play(['--seed', '5'], lines('q', '1'));
    expect(code).toBe(0);
    expect(out).toMatch(/Goodbye\.\n$/);
    expect(out).not.toContain('What happened');
  });

  test('reads clauses aloud', async () => {
    const { out } = await play(['--seed', '5'], lines('r g5.2', 'r G8', 'r G99', 'r'));
    expect(out).toMatch(/^.*G5\.2: .*rolls/m);
    expect(out.match(/G8\.\d: /g)).toHaveLength(9);
    expect(out).toContain('There is no clause G99. The clauses: G1, G2.1');
    expect(out).toContain('Give a clause or its beginning');
  });

  test('tells table, options and log again when asked', async () => {
    const { out } = await play(['--players', '3', '--seed', '5'], lines('1', 't', 'o', 'l'));
    expect(out.match(/The table:/g)).toHaveLength(3);
    expect(out).toContain('The log so far:\nRed stationed a 1 in the Middle East.');
  });

  test('draws a secret of its own when no seed is given', async () => {
    const first = await play([], []);
    const second = await play([], []);
    expect(first.out).toMatch(/Match seed-[0-9a-f]{16}, commitment [0-9a-f]{64}\./);
    expect(second.out).not.toBe(first.out);
  });
});

describe('undo in play', () => {
  test('takes back a decision that showed nobody anything', async () => {
    const { out } = await play(PT, lines(...COMMITTED, 'u', '2'));
    const [before = '', after = ''] = out.split(/Taken back: (?:.*)\n/);
    expect(before).toContain('Red committed a card.');
    expect(out).toMatch(/Taken back: Use Red /);
    expect(after).toContain('1. Use Red');
    expect(after).toContain('Red committed a card.');
  });

  test('leaves no trace in the log', async () => {
    const { out } = await play(PT, lines(...COMMITTED, 'u', 'l'));
    const log = out.split('The log so far:\n')[1] ?? '';
    expect(log).toContain('Red rolled');
    expect(log).not.toContain('Red committed');
  });

  test('does not reach behind chance', async () => {
    const { out } = await play(PT, lines('1', '1', 'u', ...COMMITTED.slice(2), 'u', 'u'));
    expect(out.match(/There is nothing you can take back/g)).toHaveLength(2);
    expect(out.match(/Taken back: /g)).toHaveLength(1);
  });

  test('is part of the saved match, which verifies', async () => {
    const path = join(temporaryDirectory(), 'match.json');
    const { out } = await play([...PT, '--save', path], typing('1', [...COMMITTED, 'u', '2', 'u']));
    expect(out).toContain(`The match is saved in ${path}`);
    const verdict = await runCli(['verify', path]);
    expect(verdict).toMatchObject({ code: 0, out: expect.stringContaining('players: you 1, random 2') });
  });
});

describe('saving', () => {
  test('waits for the end of the game', async () => {
    const path = join(temporaryDirectory(), 'match.json');
    const { code, out } = await play(['--seed', '5', '--save', path], lines('1', 'q'));
    expect(code).toBe(0);
    expect(out).toContain('The match is not saved');
    expect(existsSync(path)).toBe(false);
  });
});

describe('[G4.3] the log in play', () => {
  const logOf = async (memory: string) => {
    const flags = ['--players', '2', '--seed', '3', '--option', `memory=${memory}`];
    const { out } = await play(flags, lines(...new Array(36).fill('1'), 'l'));
    return { news: out.split('The log so far:')[0] ?? '', log: out.split('The log so far:')[1] ?? '' };
  };

  test('with strict memory drops the cards of a bust that the news still told', async () => {
    const { news, log } = await logOf('strict');
    expect(news).toMatch(/Bust 1 struck .* Turned up: (Red|Blue) (agent|\w+ \()/);
    expect(log).toMatch(/Bust 1 struck .* Turned up: a (Red|Blue) card/);
  });

  test('with open memory keeps them', async () => {
    const { log } = await logOf('open');
    expect(log).toMatch(/Bust 1 struck .* Turned up: (Red|Blue) (agent|\w+ \()/);
  });
});
