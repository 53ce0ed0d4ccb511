import { Dialog } from '../parts/dialog.tsx';
import { useSay } from '../text/say.ts';
import { branchTexts } from './branch.texts.ts';
import { BranchForm } from './branch-form.tsx';
import type { FinishedMatch } from './finished-match.ts';

/** How to play on, over the replay that it begins from. */
export default function BranchDialog({
  match,
  moves,
  eyes,
  onClose,
}: {
  readonly match: FinishedMatch;
  readonly moves: number;
  readonly eyes: unknown;
  readonly onClose: () => void;
}) {
  const say = useSay(branchTexts);
  return (
    <Dialog title={say('title')} onClose={onClose}>
      <h2 className="branch-title">{say('title')}</h2>
      <p className="page-note">{say('lead')}</p>
      <BranchForm match={match} moves={moves} eyes={eyes} onCancel={onClose} />
    </Dialog>
  );
}
