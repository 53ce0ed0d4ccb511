import { judgeName } from '@stakeout/bots/judge';
import { frontOf } from '../games/index.ts';
import { loadLocal, loadOnline } from '../replay/sources.ts';
import { beginReview, reviewKey } from '../review/begin-review.ts';
import type { ReviewOne } from './review-all.ts';
import { KINDS } from './with-reviews.ts';

/**
 * Reviews the reader's seat of a match as its own page would, in a worker, and keeps it for both. `asked` is how many games
 * are imagined for a value, `null` for what suits the game.
 */
export const reviewMatch =
  (asked: number | null): ReviewOne =>
  async ({ id, place, seat, game }, onProgress, signal) => {
    const front = frontOf(game);
    const loaded = await (place === 'local' ? loadLocal(id) : loadOnline(id, undefined));
    if (front === null || !loaded.ok) return false;
    const { recording } = loaded;
    const { file, outcome } = recording;
    if (file === null || outcome === null) return false;
    const parts = await front.loadReview();
    if (signal.aborted) return false;
    const toJudge = { recording, file, outcome, place: { kind: KINDS[place], id }, seat, asked };
    return new Promise((resolve) => {
      const key = reviewKey(file, seat, judgeName(asked ?? parts.playouts));
      const work = beginReview(toJudge, key, front, parts, null, () => end(true));
      const unsubscribe = work.state.subscribe(() => {
        const { status, progress } = work.state.get();
        onProgress(progress);
        if (status === 'failed') end(false);
      });
      const end = (couldBe: boolean) => {
        unsubscribe();
        work.close();
        resolve(couldBe);
      };
      signal.addEventListener('abort', () => end(false));
    });
  };
