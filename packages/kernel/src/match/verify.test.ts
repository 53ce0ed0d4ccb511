import { describe, expect, it } from 'vitest';
import type { AnyGame } from '../contract.ts';
import { type ToyAction, toy } from '../toy-game.fixture.ts';
import { commitmentTo, hexKeyFromSeed } from './commitment.ts';
import { exportMatch, exportText } from './export.ts';
import { act, newHeader, openMatch, undo } from './match.ts';
import { verifyExport } from './verify.ts';

const secret = hexKeyFromSeed('1', 'secret');
const findGame = (id: string): AnyGame | null => (id === 'toy' ? (toy as unknown as AnyGame) : null);

function finished() {
  const nonces = [hexKeyFromSeed('1', 'a'), hexKeyFromSeed('1', 'b')];
  const header = newHeader(toy, { matchId: 'm', players: ['Ana', 'Rui'], config: { goal: 1 }, secret, nonces });
  const match = openMatch(toy, header, secret);
  const actions: ToyAction[] = [{ type: 'throw' }, { type: 'note', amount: 1 }, { type: 'note', amount: 2 }];
  for (const action of actions) act(match, 0, action);
  undo(match, 0, 1);
  act(match, 0, { type: 'pass' });
  return match;
}

function exported(): string {
  const file = exportMatch(finished(), secret);
  if (!file.ok) throw new Error('refused');
  return exportText(file.value);
}

function differenceIn(text: string): string {
  const verdict = verifyExport(text, findGame);
  return verdict.ok ? 'none' : `${verdict.difference.place} ${verdict.difference.fault}`;
}

function changed(from: string | RegExp, to: string): string {
  const text = exported();
  const other = text.replace(from, to);
  expect(other).not.toBe(text);
  return differenceIn(other);
}

describe('an export', () => {
  it('is verified from the file alone', () => {
    const verdict = verifyExport(exported(), findGame);
    expect(verdict).toMatchObject({ ok: true, entries: 5, outcome: { ending: 'passed', winners: [0] } });
    if (verdict.ok) expect(verdict.header.players).toEqual(['Ana', 'Rui']);
  });

  it('is not made of a running match: the secret would tell everything', () => {
    const match = finished();
    match.state.passes = [0, 0];
    expect(exportMatch(match, secret)).toEqual({
      ok: false,
      refusals: [{ clause: null, field: 'match', reason: 'export.running', params: {} }],
    });
  });

  it('has a line for every entry', () => {
    const lines = exported().split('\n');
    expect(lines.filter((line) => line.startsWith('{"action"'))).toHaveLength(4);
    expect(lines.filter((line) => line.includes('"undo":1'))).toHaveLength(1);
  });

  it('names the first place that differs', () => {
    expect(changed('stakeout-match/1', 'stakeout-match/2')).toMatch(/^format is not stakeout-match\/1/);
    expect(changed('"game":"toy"', '"game":"chess"')).toMatch(/^header.game "chess" is not a game/);
    expect(changed('"rulesVersion":"1"', '"rulesVersion":"9"')).toMatch(
      /^header.rulesVersion is 9, this program has 1/,
    );
    expect(changed('Ana', 'Eva')).toBe('header does not fit headerHash');
    expect(changed('"players":["Ana","Rui"]', '"players":["Ana"]')).toMatch(/^header.nonces is not one/);
    expect(changed('"players":["Ana","Rui"]', '"players":["Ana",1]')).toMatch(/^header.players is not a list of names/);
    expect(changed('"goal":1', '"goal":null')).toMatch(/^header.config is refused/);
    expect(changed('"goal":1', '"goal":1.5')).toBe('header does not fit headerHash');
    expect(changed('"goal":1', '"goal":1,"more":2')).toMatch(/^header.config.more is 2, replay gives nothing/);
    expect(changed(/"nonces":\["./, '"nonces":["x')).toMatch(/^header.nonces/);
    expect(changed('"matchId":"m"', '"matchId":7')).toBe('header.matchId is not a text');
    expect(changed(`"secret":"${secret}"`, '"secret":"00"')).toBe('secret is not 64 hexadecimal digits');
    expect(changed(`"secret":"${secret}"`, `"secret":"${hexKeyFromSeed('2', '')}"`)).toMatch(/^secret does not fit/);
    expect(changed(commitmentTo(secret), commitmentTo(commitmentTo(secret)))).toBe('header does not fit headerHash');
    expect(
      changed(
        /"opening":\{"draws":\[\{"bound":1000,"counter":0,"label":"secret","value":\d+/,
        '"opening":{"draws":[{"bound":1000,"counter":0,"label":"secret","value":1000',
      ),
    ).toMatch(/^opening.draws\[0\].value is 1000, replay gives \d+$/);
    expect(changed('"label":"die"', '"label":"dye"')).toBe('entries[0].draws[0].label is "dye", replay gives "die"');
    expect(changed('"amount":1,', '"amount":2,')).toMatch(/^entries\[1\].hash is "/);
    expect(changed('"amount":1,', '"amount":7,')).toBe('entries[1].action is refused (amount)');
    expect(changed('"seat":0,"seq":2', '"seat":1,"seq":2')).toBe('entries[1].action is refused (T1)');
    expect(changed('"seq":2', '"seq":3')).toBe('entries[1].seq is 3, replay gives 2');
    expect(changed('"undo":1', '"undo":2')).toMatch(/^entries\[3\].undo is refused \(undo\)|entries\[3\].hash/);
    expect(changed(/\{"action":\{"type":"pass"\}[^\n]*\n/, '0\n')).toBe('entries[4] is not an entry');
    expect(changed(/,\n\{"action":\{"type":"pass"\}[^\n]*\n/, '\n')).toBe('entries end before the game does');
    expect(changed(/"entries":\[[\s\S]*\],\n"outcome"/, '"entries":0,\n"outcome"')).toBe('entries is not a list');
    expect(changed('"winners":[0]', '"winners":[1]')).toBe('outcome.winners[0] is 1, replay gives 0');
    expect(changed('"winners":[0]', '"winners":[0,1]')).toBe('outcome.winners[1] is 1, replay gives nothing');
    expect(changed('"seal"', ' "seal"')).toMatch(/^line \d+, column 1 is not written as an export writes it/);
    expect(changed(/"seal":"./, '"seal":"x')).toMatch(/^line \d+, column 9 is not written/);
    expect(differenceIn(`${exported()}\n`)).toMatch(/is not written/);
    expect(differenceIn('[]')).toBe('the file is not an object');
    expect(differenceIn('{"format":"stakeout-match/1"}')).toBe('header is missing');
  });

  it('is refused when cut short, with the place where it breaks', () => {
    const text = exported();
    const lines = text.slice(0, -30).split('\n');
    expect(differenceIn(text.slice(0, -30))).toMatch(new RegExp(`^line ${lines.length}, column \\d+ is broken off`));
    expect(differenceIn('')).toBe('line 1, column 1 is broken off or not JSON');
    expect(differenceIn(text.replace('"entries":[', '"entries":]'))).toMatch(/^line 7, column 11 is broken off/);
  });

  it('is refused whatever single character is changed', () => {
    const text = exported();
    for (let index = 0; index < text.length; index++) {
      const other = text[index] === '7' ? '8' : '7';
      const verdict = verifyExport(text.slice(0, index) + other + text.slice(index + 1), findGame);
      expect(verdict.ok, `character ${index}`).toBe(false);
    }
  });
});
