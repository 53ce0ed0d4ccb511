import { gunrunners } from '@stakeout/gunrunners';
import { commitmentTo, type Draw, hashOf, KeyedChance, matchKey } from '@stakeout/kernel';
import { describe, expect, test } from 'vitest';
import { runCli } from '../cli.fixture.ts';

interface Line {
  readonly type: string;
  readonly seq: number;
  readonly seat: number;
  readonly action: unknown;
  readonly events: readonly { event: { type: string }; only: number | null; redacted: { type: string } }[];
  readonly draws: readonly Draw[];
  readonly state: Parameters<typeof gunrunners.toAct>[0];
  readonly toAct: readonly number[];
  readonly hash: string;
}

async function transcriptOf(...flags: string[]) {
  const { code, out, err } = await runCli(['transcript', 'gunrunners', ...flags]);
  expect([code, err]).toEqual([0, '']);
  const lines = out.trimEnd().split('\n');
  const parsed = lines.map((line) => JSON.parse(line));
  const [header, ...rest] = parsed;
  return { header, played: rest.slice(0, -1) as Line[], outcome: rest.at(-1) };
}

describe.each([
  ['2', 'pt'],
  ['3', 'en'],
  ['4', 'pt'],
])('the transcript of %s players, edition %s', async (players, edition) => {
  const { header, played, outcome } = await transcriptOf('--players', players, '--seed', '7', '--edition', edition);

  test('begins with the header', () => {
    expect(header).toMatchObject({
      ...{ type: 'header', format: 'stakeout-transcript/2', game: 'gunrunners', matchId: 'seed-7' },
      ...{ rulesVersion: gunrunners.rulesVersion, config: { edition }, commitment: commitmentTo(header.secret) },
    });
    expect(header.players).toHaveLength(Number(players));
    expect(header.nonces).toHaveLength(Number(players));
  });

  test('has the set-up, then every action, numbered', () => {
    expect(played[0]?.type).toBe('setup');
    for (const [seq, line] of played.slice(1).entries()) expect(line).toMatchObject({ type: 'action', seq: seq + 1 });
  });

  test('holds draws that follow from the key alone', () => {
    const chance = new KeyedChance(matchKey(header.secret, header.nonces, header.matchId));
    const draws = played.flatMap((line) => line.draws);
    expect(draws.filter((draw) => draw.label === 'die').length).toBeGreaterThan(10);
    for (const { label, counter, bound, value } of draws) expect(chance.below(label, counter, bound)).toBe(value);
  });

  test('holds states that follow from each other, with their hashes and whose turn it is', () => {
    const chance = new KeyedChance(matchKey(header.secret, header.nonces, header.matchId));
    const state = gunrunners.setup(header.config, Number(players), chance);
    for (const line of played) {
      if (line.type === 'action') {
        expect(gunrunners.explain(state, line.seat, line.action)).toEqual([]);
        gunrunners.applyInPlace(state, line.seat, line.action as never, chance, null);
      }
      expect(line.state).toEqual(state);
      expect(line.hash).toBe(hashOf(state));
      expect(line.toAct).toEqual(gunrunners.toAct(state));
    }
  });

  test('says of every event who saw it', () => {
    const events = played.slice(1).flatMap((line) => line.events);
    const secret = events.filter(({ only }) => only !== null);
    expect(secret.length).toBeGreaterThan(Number(players) * 13);
    for (const { event, only, redacted } of events) {
      expect(redacted.type).toBe(event.type);
      if (only === null) expect(redacted).toEqual(event);
    }
    for (const { event, redacted } of secret) expect(redacted).not.toEqual(event);
  });

  test('ends with the outcome', () => {
    const last = played.at(-1);
    expect(last?.toAct).toEqual([]);
    expect(outcome).toEqual({ type: 'outcome', ...(last && gunrunners.outcome(last.state)) });
  });
});

test('the same seed gives the same transcript', async () => {
  const flags = ['transcript', 'gunrunners', '--players', '3', '--seed', '11'];
  expect(await runCli(flags)).toEqual(await runCli(flags));
});

test('a seed of 64 digits is the secret itself', async () => {
  const secret = '0123456789abcdef'.repeat(4);
  const { header } = await transcriptOf('--players', '2', '--seed', secret);
  expect(header.secret).toBe(secret);
});
