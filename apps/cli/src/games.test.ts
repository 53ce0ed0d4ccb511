import { expect, it } from 'vitest';
import { runCli } from './cli.fixture.ts';

it('are the two of the house; the example is offered to nobody who has not asked for it', async () => {
  const refusal = 'stakeout: game: "stash" is unknown; known: gunrunners, escape-plan\n';
  expect(await runCli(['play', 'stash'])).toMatchObject({ code: 2, out: '', err: refusal });
  expect((await runCli(['play', '--help'])).out.toLowerCase()).not.toContain('stash');
});
