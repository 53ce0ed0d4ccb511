import { describe, expect, it } from 'vitest';
import { readLink } from './read-link.ts';

const HERE = 'https://stakeout.example';
const TOKEN = 'ozi84By01unorwloLsbJKxvOQd0mChVN';

describe('a pasted link', () => {
  it.each([
    [`${HERE}/join/${TOKEN}`, `/join/${TOKEN}`],
    [`  ${HERE}/table/${TOKEN}/ `, `/table/${TOKEN}`],
    [`stakeout.example/table/${TOKEN}?watch=abc`, `/table/${TOKEN}?watch=abc`],
    [`/join/${TOKEN}`, `/join/${TOKEN}`],
    [`<${HERE}/join/${TOKEN}>`, `/join/${TOKEN}`],
    [`http://stakeout.example/replay/table/${TOKEN}?move=12`, `/replay/table/${TOKEN}?move=12`],
    [`${HERE}/local/gunrunners/0123456789abcdef`, '/local/gunrunners/0123456789abcdef'],
    [`${HERE}/local/0123456789abcdef`, '/local/0123456789abcdef'],
    [`${HERE}/recover#${TOKEN}`, `/recover#${TOKEN}`],
  ])('%s leads to %s', (text, path) => {
    expect(readLink(text, HERE)).toEqual({ ok: true, path });
  });

  it.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['K7Q-42', 'unknown'],
    ['come and play', 'unknown'],
    [`${HERE}/settings`, 'unknown'],
    [`${HERE}/join/short`, 'unknown'],
    ['https://[', 'unknown'],
    [`https://elsewhere.example/join/${TOKEN}`, 'elsewhere'],
    ['javascript:alert(1)//x', 'unknown'],
  ])('%s is %s', (text, fault) => {
    expect(readLink(text, HERE)).toEqual({ ok: false, fault });
  });

  it('may have a port', () => {
    const here = 'http://localhost:3000';
    expect(readLink(`localhost:3000/join/${TOKEN}`, here)).toEqual({ ok: true, path: `/join/${TOKEN}` });
  });
});
