import '../../../end/end.css';
import './end-screen.css';
import { printedOf, type View } from '@stakeout/escape-plan';
import { useMemo } from 'react';
import { EndActions } from '../../../end/end-actions.tsx';
import { useSettings } from '../../../state/settings.ts';
import { type NameOf, useNames, useResultNames, youAt } from '../../../table/seat-name.tsx';
import { useSession } from '../../../table/use-session.ts';
import { useSay } from '../../../text/say.ts';
import type { EndProps } from '../../front.ts';
import { facts } from '../facts.ts';
import { wordsFor } from '../words.ts';
import { Days } from './days.tsx';
import { Departures } from './departures.tsx';
import { endTexts } from './end.texts.ts';
import { EndProvider } from './end-context.ts';
import { Headline } from './headline.tsx';
import { LeftBehindList } from './left-behind-list.tsx';
import { MoneyChart } from './money-chart.tsx';
import { Plans } from './plans.tsx';
import { ScoreSheet } from './score-sheet.tsx';
import { columnsOf } from './sheet.ts';
import { escapeStory } from './story.ts';

/** How a game of Escape Plan went. */
export default function EndScreen({ session, onBack, onWatch }: EndProps) {
  const say = useSay(endTexts);
  const snapshot = useSession(session);
  const nameOf = useNames(session, snapshot);
  const resultNameOf = useResultNames(session, snapshot);
  const { language } = useSettings();
  const { moves, outcome } = snapshot;
  const view = snapshot.view as View;
  const story = useMemo(() => escapeStory(view, moves), [view, moves]);
  const columns = useMemo(() => (outcome === null ? [] : columnsOf(view, outcome)), [view, outcome]);
  if (outcome === null) return null;
  const words = wordsFor(language, view.table, nameOf);
  const printed = printedOf(view.table);
  const you = youAt(session.kind, snapshot);
  const shareText = (named: NameOf) => {
    const result = columns.map(({ pawn, isCosta, entries, total, place }) => {
      const name = isCosta ? words.pawn(pawn) : named(pawn);
      if (entries === null) return say('shareArrested', { name });
      return `${place}. ${name}: ${words.term('money', total)}`;
    });
    return say('shareText', { result: result.join(', ') });
  };
  return (
    <EndProvider value={{ session, view, printed, outcome, story, columns, words, you, resultNameOf, onWatch }}>
      <div className="end ep-end" data-testid="end-screen">
        <Headline />
        <EndActions
          session={session}
          shareText={shareText}
          scoreOf={facts.score}
          onBack={onBack}
          isReplay={onWatch !== undefined}
        />
        <div className="ep-end-columns">
          <ScoreSheet />
          <div className="ep-end-aside">
            <LeftBehindList />
            <Departures />
          </div>
        </div>
        <MoneyChart />
        <Plans />
        <Days />
      </div>
    </EndProvider>
  );
}
