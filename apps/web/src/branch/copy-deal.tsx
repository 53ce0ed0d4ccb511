import { exportText, type Seat } from '@stakeout/kernel';
import { useState } from 'react';
import { Button } from '../parts/button.tsx';
import { copyLink } from '../parts/copy-link.ts';
import { announce } from '../parts/live-region.tsx';
import { useSay } from '../text/say.ts';
import { branchTexts } from './branch.texts.ts';
import { dealLink } from './deal-link.ts';
import type { FinishedMatch } from './finished-match.ts';

/** Puts a link to the deal on the clipboard, for others to try. */
export function CopyDeal({ file, seat }: { readonly file: FinishedMatch['file']; readonly seat: Seat }) {
  const say = useSay(branchTexts);
  const [said, setSaid] = useState<'copied' | 'copyFailed' | null>(null);
  return (
    <div className="branch-link">
      <Button
        look="ghost"
        small
        onClick={async () => {
          const how = (await copyLink(await dealLink(exportText(file), seat))) ? 'copied' : 'copyFailed';
          setSaid(how);
          announce(say(how));
        }}
      >
        {say(said ?? 'copy')}
      </Button>
      <p className="field-hint">{say('linkNote')}</p>
    </div>
  );
}
