import { hashOf, type Kept, type MatchHeader } from '@stakeout/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import { runCli, temporaryFile } from '../cli.fixture.ts';

const OTHER = 'ab'.repeat(32);
let text: string;
let kept: Kept;
beforeAll(async () => {
  text = (await runCli(['export', 'gunrunners', '--players', '3', '--seed', '7'])).out;
  const { header }: { header: MatchHeader<unknown> } = JSON.parse(text);
  const { game, rulesVersion, matchId, commitment, players, nonces, config } = header;
  kept = {
    ...{ fairness: 1, game, rulesVersion, matchId, commitment, configHash: hashOf(config), seats: 3, bots: [] },
    ...{ seat: 1, name: players[1] ?? '', nonce: nonces[1] ?? '', start: { players, seats: [], nonces } },
  };
});

const verify = (...flags: string[]) => runCli(['verify', temporaryFile('match.json', text), ...flags]);
const keptFile = (content: unknown) =>
  temporaryFile('kept.json', typeof content === 'string' ? content : JSON.stringify(content));

async function refusal(...flags: string[]): Promise<string> {
  const { code, out, err } = await verify(...flags);
  expect([code, out]).toEqual([2, '']);
  expect(err).toMatch(/^stakeout: [^\n]+\n$/);
  return err;
}

describe('verify, with what a player kept', () => {
  test('says what was checked and what was not', async () => {
    const { code, out } = await verify('--commitment', kept.commitment.toUpperCase(), '--nonce', kept.nonce);
    expect(code).toBe(0);
    expect(out).toContain('genuine: it is the one you were promised');
    expect(out).toContain('held against what you kept: the commitment, your nonce\n');
    expect(out).toContain('not checked, since it was not given: the table, game, rules');
  });

  test('without commitment or nonce promises nothing', async () => {
    for (const flags of [[], ['--nonce', kept.nonce], ['--seat', '2', '--table', 'seed-7']]) {
      const { code, out } = await verify(...flags);
      expect(code).toBe(0);
      expect(out).toContain('The file is consistent in itself');
      expect(out).toContain('only your commitment and nonce can tell');
      expect(out).not.toContain('genuine');
    }
  });

  test('checks all of a file of it', async () => {
    const { code, out } = await verify('--kept', keptFile(kept), '--seat', '2');
    expect(code).toBe(0);
    expect(out).toContain('genuine');
    expect(out).not.toContain('not checked');
    const early = await verify('--kept', keptFile({ ...kept, start: null }));
    expect(early.out).toContain(
      'not checked, since it was not given: the names, levels and nonces shown at the start\n',
    );
  });

  test('refuses a file that contradicts any of it alone', async () => {
    expect(await refusal('--commitment', OTHER)).toContain(`header.commitment is "${kept.commitment}", you were shown`);
    expect(await refusal('--nonce', OTHER)).toContain('header.nonces are other ones; yours is nowhere');
    expect(await refusal('--nonce', kept.nonce, '--seat', '1')).toContain(
      'header.nonces[0] is another one; yours stands at',
    );
    expect(await refusal('--seat', '4')).toContain('header.players[3] is missing: it is your seat');
    expect(await refusal('--table', 'seed-8')).toContain('header.matchId is "seed-7", you were shown "seed-8"');
    expect(await refusal('--kept', keptFile({ ...kept, name: 'Eva' }))).toContain('header.players[1] is not "Eva"');
  });

  test.each<[string, string[]]>([
    ['--commitment: "12" is not 64 hexadecimal digits', ['--commitment', '12']],
    ['--nonce: "x" is not 64 hexadecimal digits', ['--nonce', 'x']],
    ['--seat: "0" is not a whole number from 1 to 10', ['--seat', '0']],
    ['--table: "a b" is not the id of a table', ['--table', 'a b']],
    ['--kept: cannot be read', ['--kept', 'nowhere.json']],
    ['--nonce: is given twice', ['--nonce', OTHER, '--nonce', OTHER]],
  ])('refuses what nobody can have kept: %s', async (fault, flags) => {
    expect(await refusal(...flags)).toContain(`stakeout: ${fault}`);
  });

  test('refuses a file that is none, and one that says something else than what stands beside it', async () => {
    expect(await refusal('--kept', keptFile('{'))).toContain('is not JSON');
    expect(await refusal('--kept', keptFile({ ...kept, seat: 'two' }))).toContain('seat is not as it must be');
    expect(await refusal('--kept', keptFile(kept), '--nonce', OTHER)).toContain('--nonce: is another one in --kept');
    expect(await refusal('--kept', keptFile(kept), '--seat', '1')).toContain('--seat: is another one in --kept');
  });
});
