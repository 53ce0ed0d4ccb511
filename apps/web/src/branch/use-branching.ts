import { exportText } from '@stakeout/kernel';
import { useState } from 'react';
import { announce } from '../parts/live-region.tsx';
import { localPath } from '../routes/match-path.ts';
import { go } from '../routes/router.ts';
import type { BranchFault, BranchWish } from '../session/origin.ts';
import { useSay } from '../text/say.ts';
import { branchTexts } from './branch.texts.ts';
import type { FinishedMatch } from './finished-match.ts';

/** Sets the table of a match that is played on and goes there, or says why not. */
export function useBranching({ game, seats, file, path }: FinishedMatch) {
  const say = useSay(branchTexts);
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<BranchFault | null>(null);
  const start = async (wish: Omit<BranchWish, 'path' | 'players'>) => {
    setBusy(true);
    const players = seats.map(({ name }) => name);
    setFault(null);
    const branched = await import('../session/local/local-play.ts')
      .then(({ startBranch }) => startBranch(game, exportText(file), { ...wish, path, players }))
      .catch(() => ({ ok: false, error: 'internal' }) as const);
    setBusy(false);
    if (branched.ok) return go(localPath(game, branched.id));
    setFault(branched.error);
    announce(say(branched.error));
  };
  return { isBusy, fault, start };
}
