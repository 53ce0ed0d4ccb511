import './fairness.css';
import type { Kept } from '@stakeout/kernel';
import { useSay } from '../text/say.ts';
import { verdictTexts } from './verdict.texts.ts';

/** What this browser was shown and what it gave to the cards, to be noted or checked elsewhere. */
export function OwnKeys({ commitment, nonce }: Pick<Kept, 'commitment' | 'nonce'>) {
  const say = useSay(verdictTexts);
  return (
    <details className="fair-keys">
      <summary>{say('ownKeys')}</summary>
      <dl>
        <dt>{say('ownNonce')}</dt>
        <dd>
          <code>{nonce}</code>
        </dd>
        <dt>{say('ownCommitment')}</dt>
        <dd>
          <code>{commitment}</code>
        </dd>
      </dl>
    </details>
  );
}
