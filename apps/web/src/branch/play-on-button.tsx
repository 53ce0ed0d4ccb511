import { lazy, Suspense, useState } from 'react';
import { Button } from '../parts/button.tsx';
import { useSay } from '../text/say.ts';
import type { FinishedMatch } from './finished-match.ts';
import { playOnTexts } from './play-on.texts.ts';

const BranchDialog = lazy(() => import('./branch-dialog.tsx'));

/** Takes a seat at a finished match after so many of its moves, against bots. */
export function PlayOnButton({
  match,
  moves,
  eyes,
  isSmall = true,
}: {
  readonly match: FinishedMatch;
  readonly moves: number;
  /** Whose seat is offered first: the one looked from, or else a person's. */
  readonly eyes: unknown;
  readonly isSmall?: boolean;
}) {
  const say = useSay(playOnTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button small={isSmall} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {say('playOn')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <BranchDialog match={match} moves={moves} eyes={eyes} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
