import { botsOf } from '@stakeout/bots';
import { botNonce, commitmentTo } from '@stakeout/kernel';
import { dailyMatchId } from '@stakeout/protocol';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { MatchPlan } from '../plan.ts';
import { BotMinds } from './bot-minds.ts';
import { anything, Device, findGame, playOn } from './device.fixture.ts';

const DAY = '2026-11-17';
const SECRET = '5a'.repeat(32);

const devices: Device[] = [];
const device = () => {
  const made = new Device();
  devices.push(made);
  return made;
};
afterEach(() => {
  for (const one of devices.splice(0)) one.close();
  vi.restoreAllMocks();
});

/** The deal as the server tells of it, for somebody of this name. */
function planOf(game: string, name: string): MatchPlan {
  const rules = findGame(game);
  const daily = rules === null ? undefined : botsOf(rules).daily;
  if (daily === undefined) throw new Error(`no deal of ${game}`);
  const seats = Array.from({ length: daily.seats }, (_, seat) =>
    seat === daily.person ? { kind: 'person' as const, name } : { kind: 'bot' as const, level: daily.bots.level },
  );
  return { game, config: daily.config, seats, deal: { day: DAY, secret: SECRET } };
}

describe.each(['gunrunners', 'escape-plan'])('the deal of a day that is over, on a device: %s', (game) => {
  it('is dealt as it was dealt to everybody, and its bots think as they did at everybody’s table', async () => {
    const decide = vi.spyOn(BotMinds.prototype, 'decide');
    const [mine, other] = [device(), device()];
    const session = await mine.open().begin(planOf(game, 'Ana'));
    expect(session.daily).toBe(DAY);
    expect(await mine.saves.record(session.id)).toMatchObject({ daily: DAY });
    if (game === 'gunrunners') {
      // The first thought of a bot is enough.
      playOn(session, anything(3)).catch(() => undefined);
      await vi.waitFor(() => expect(decide).toHaveBeenCalled(), { timeout: 30_000 });
    }
    const { header, opening } = await mine.truth(session.id);
    expect(header).toMatchObject({
      matchId: dailyMatchId(DAY, game),
      commitment: commitmentTo(SECRET),
      nonces: header.players.map((_, seat) => botNonce(SECRET, seat)),
    });
    // Whoever else plays it, anywhere, is dealt the same.
    const another = await other.truth(await other.open().start(planOf(game, 'Rui')));
    expect(another.opening).toEqual(opening);
    const bots = new Set(decide.mock.calls.map(([, , bot]) => bot));
    expect([...bots]).toEqual(game === 'gunrunners' ? ['classic@1500'] : []);
  });
});
