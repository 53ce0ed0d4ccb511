import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { type Ran, runCli, temporaryDirectory, typing } from './cli.fixture.ts';

/** Asked for before anything is loaded, as the shell does. */
vi.hoisted(() => {
  process.env['STAKEOUT_EXAMPLES'] = '1';
});

async function ran(line: string, typed: Iterable<string> = []): Promise<Ran> {
  const result = await runCli(line.split(' '), typed);
  expect(result).toMatchObject({ code: 0, err: '' });
  return result;
}

it('is simulated for every number of players, with its options', async () => {
  for (const players of [2, 3]) {
    const { out } = await ran(
      `simulate stash --players ${players} --games 50 --option houses=6 --option nights=3 --json`,
    );
    expect(JSON.parse(out)).toMatchObject({ game: 'stash', players, games: 50, options: { houses: 6, nights: 3 } });
  }
});

it('is exported and verified', async () => {
  const file = join(temporaryDirectory(), 'match.json');
  await ran(`export stash --players 3 --seed 4 --out ${file}`);
  expect((await ran(`verify ${file}`)).out).toContain('game: stash (rules 1)');
});

it('is played in the terminal, in both languages, with hints', async () => {
  const { out } = await ran('play stash --players 2 --bots easy --seed 1', typing('1', ['?']));
  for (const told of ['Your loot lies here', 'Wins about', 'The patrol came by', 'The game is over.']) {
    expect(out).toContain(told);
  }
  expect((await ran('play stash --lang pt --seed 1', typing('1'))).out).toContain('A patrulha passou');
});

it('has the bots for any game, which beat chance', async () => {
  const { out } = await ran('arena stash --bots medium@60,random --games 30 --seed 1 --threads 1 --json');
  const [searching] = JSON.parse(out).bots;
  expect(searching).toMatchObject({ name: 'medium@60' });
  // With all that chance has to do with it, the search is surely better.
  expect(searching.interval[0]).toBeGreaterThan(0.5);
});

it('is reviewed by its rules alone, and the books balance', async () => {
  for (const players of [2, 3]) {
    const file = join(temporaryDirectory(), 'match.json');
    await ran(`export stash --players ${players} --seed ${players} --out ${file}`);
    const { out } = await ran(`review ${file} --seat ${players} --playouts 40 --json`);
    const { decisions, draws, residual, residualSe } = JSON.parse(out);
    expect(decisions).toHaveLength(5);
    for (const { options, played, reason } of decisions) {
      expect(options).toBeGreaterThan(2);
      expect(played).toHaveLength(1);
      expect(reason).toBeNull();
    }
    // Chance is asked for the patrol, and for where found loot is hidden anew.
    for (const { label } of draws) expect(label).toMatch(/^(patrol|hide)(\+(patrol|hide))?$/);
    expect(Math.abs(residual)).toBeLessThan(3 * residualSe);
  }
});
