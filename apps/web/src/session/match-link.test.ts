import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadGame } from '../games/index.ts';
import { fileOf, matchInLink, matchLink } from './match-link.ts';

/** Links are sent in messages, which take no more than some thousand letters. */
const LONGEST = 8000;

const golden = ['gunrunners', 'escape-plan'].flatMap((game) => {
  const folder = new URL(`../../../../packages/${game}/golden/`, import.meta.url);
  const names = readdirSync(folder).filter((name) => ['taken-back.json', 'five-players.json'].includes(name));
  return names.map((name) => ({ game, name, text: readFileSync(new URL(name, folder), 'utf8') }));
});

describe('a match in a link', () => {
  it.each(golden)('comes out as it went in: $game, $name', async ({ game, text }) => {
    const link = await matchLink(text);
    expect(link.length).toBeLessThan(LONGEST);
    const url = new URL(`${link}&move=7`, 'https://stakeout.example');
    const packed = await matchInLink(url.hash);
    const rules = await loadGame(game);
    expect(packed !== null && rules !== null && fileOf(rules, packed)).toBe(text);
  });

  it('that was cut off or changed is none', async () => {
    const text = golden[0]?.text ?? '';
    const { hash } = new URL(await matchLink(text), 'https://stakeout.example');
    expect(await matchInLink(hash.slice(0, -40))).toBeNull();
    expect(await matchInLink('#match=xyz')).toBeNull();
    expect(await matchInLink('#move=7')).toBeNull();
    const packed = await matchInLink(hash);
    const rules = await loadGame(golden[0]?.game ?? '');
    if (packed === null || rules === null) throw new Error('there is no match');
    expect(fileOf(rules, { ...packed, entries: packed.entries.slice(1) })).toBeNull();
    expect(fileOf(rules, { ...packed, header: { ...packed.header, players: [] } })).toBeNull();
  });
});
