import { Button } from '../../../parts/button.tsx';
import { useSay } from '../../../text/say.ts';
import { useTable } from '../table-context.ts';
import { TRIES } from './ask-bot.ts';
import { OUTLOOK_TEXTS } from './outlook.texts.ts';
import { type Risk, useRisk } from './use-risk.ts';

/** How often the bot gets away from here, when it is asked. */
export function RiskMeter() {
  const { session, snapshot, seat } = useTable();
  const say = useSay(OUTLOOK_TEXTS);
  const { risk, ask, cancel } = useRisk(session, seat, snapshot.seq);
  const isAsking = risk.state === 'asking';
  return (
    <>
      <Button small look={isAsking ? 'ghost' : 'plain'} data-tip={say('chanceTip')} onClick={isAsking ? cancel : ask}>
        {say(isAsking ? 'cancel' : risk.state === 'idle' ? 'ask' : 'askAgain')}
      </Button>
      {isAsking && (
        <label className="ep-risk">
          <progress max={TRIES} value={risk.tries} />
          {say('asking', { tries: risk.tries, all: TRIES })}
        </label>
      )}
      <p className="ep-risk" role="status">
        {!isAsking && <Answer risk={risk} />}
      </p>
    </>
  );
}

function Answer({ risk }: { readonly risk: Risk }) {
  const say = useSay(OUTLOOK_TEXTS);
  if (risk.state === 'nothing') return say('nothing');
  if (risk.state !== 'told') return null;
  const { escapes, tries } = risk.outlook;
  const percent = Math.round((escapes / Math.max(1, tries)) * 100);
  return (
    <span className={`ep-risk-told ${risk.isOld ? 'is-old' : ''}`}>
      <meter min={0} max={100} low={35} high={70} optimum={100} value={percent} aria-hidden="true" />
      {say(risk.isOld ? 'chanceEarlier' : 'chance', { percent, tries })}
    </span>
  );
}
