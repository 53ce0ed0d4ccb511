import './fairness.css';
import type { Difference } from '@stakeout/kernel';
import type { ReactNode } from 'react';
import { Icon } from '../parts/icon.tsx';
import type { Against, FileCheck } from '../session/file-check.ts';
import { useSettings } from '../state/settings.ts';
import { useSay } from '../text/say.ts';
import { meaningOf } from './meaning.ts';
import { verdictTexts } from './verdict.texts.ts';
import { whatWasChecked } from './what-was-checked.ts';

/** What came of the check of a match. */
export function Verdict({ check, against }: { readonly check: FileCheck; readonly against: Against | null }) {
  const say = useSay(verdictTexts);
  const { language } = useSettings();
  if (check.kind === 'differs') return <Differs difference={check.difference} />;
  if (check.kind === 'otherRules') {
    return (
      <Finding look="open" gist={say('otherRules')}>
        <p>{say('otherRulesBody')}</p>
      </Finding>
    );
  }
  const isWhole = against?.hasCommitment === true && against.hasNonce;
  return (
    <Finding
      look={isWhole ? 'fair' : 'sound'}
      gist={say(isWhole ? 'fair' : against === null ? 'consistent' : 'partly')}
    >
      <p>
        {whatWasChecked(against, check.draws, language)} {!isWhole && say('consistentBody')}
      </p>
      {check.origin !== null && <p>{say(check.origin)}</p>}
      {check.origin === null && check.fairness === 1 && <p>{say('older')}</p>}
    </Finding>
  );
}

function Differs({ difference }: { readonly difference: Difference }) {
  const say = useSay(verdictTexts);
  const meaning = meaningOf(difference);
  return (
    <Finding look="differs" gist={say(difference.kept === null ? 'unsound' : 'broken', { what: say(meaning) })}>
      <p>{say(`${meaning}Means`)}</p>
      <dl>
        <dt>{say('place')}</dt>
        <dd>
          <code>{difference.place}</code>
        </dd>
        <dt>{say('fault')}</dt>
        {/* The verification speaks English, as the tools do that check the same files. */}
        <dd lang="en">{difference.fault}</dd>
      </dl>
    </Finding>
  );
}

/** `fair`: as it was promised. `sound`: nothing wrong as far as can be told. `open`: neither good news nor bad. */
export function Finding({
  look,
  gist,
  children,
}: {
  readonly look: 'fair' | 'sound' | 'differs' | 'open';
  readonly gist: string;
  readonly children?: ReactNode;
}) {
  return (
    <div className={`fair-finding is-${look}`}>
      <p className="fair-gist">
        {look !== 'open' && <Icon name={look === 'differs' ? 'cancel' : 'check-mark'} />}
        <b>{gist}</b>
      </p>
      {children}
    </div>
  );
}
