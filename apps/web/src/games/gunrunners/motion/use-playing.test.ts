import type { Event } from '@stakeout/gunrunners';
import { describe, expect, it, vi } from 'vitest';
import { platesFor, playedMatch } from '../../../replay/played-match.fixture.ts';
import { wholeRecording } from '../../../replay/recording.ts';
import { ReplaySession } from '../../../replay/replay-session.ts';
import type { SpokenGame } from '../../../text/spoken.ts';
import { gunrunners } from '../game.ts';
import { replay } from '../replay/replay.ts';
import { stageFor } from './use-playing.ts';

const game: SpokenGame = gunrunners;

describe('a replay', () => {
  it('ends a bust that is being told when somebody jumps', async () => {
    const recording = wholeRecording(game, playedMatch(game, 3, 'a match with busts').file, platesFor(3), replay);
    if (recording === null) throw new Error('the match does not replay');
    const session = new ReplaySession(recording, { id: 'a', kind: 'local', eyes: 0, step: 0 });
    const bust = session.film.moves.findIndex(({ events }) =>
      (events as readonly Event[]).some(({ type }) => type === 'locationBusted'),
    );
    session.goTo(bust, 'jump');
    const { scene, follow } = stageFor(session, { current: null });
    const stop = follow();
    session.goTo(bust + 1);
    await vi.waitUntil(() => scene.get() !== null);
    session.goTo(session.film.length, 'jump');
    expect(scene.get()).toBeNull();
    stop();
  });
});
