import '../../../end/end.css';
import './end-screen.css';
import type { View } from '@stakeout/gunrunners';
import { useMemo } from 'react';
import { EndActions } from '../../../end/end-actions.tsx';
import { type NameOf, useNames, useResultNames } from '../../../table/seat-name.tsx';
import { useSession } from '../../../table/use-session.ts';
import { useSay } from '../../../text/say.ts';
import type { EndProps } from '../../front.ts';
import { facts } from '../facts.ts';
import { Busts } from './busts.tsx';
import { CratesChart } from './crates-chart.tsx';
import { endTexts } from './end.texts.ts';
import { Headline } from './headline.tsx';
import { rankingOf } from './ranking.ts';
import { Ranking } from './ranking.tsx';
import { gunrunnersStory } from './story.ts';

/** How a game of Gunrunners went. */
export default function EndScreen({ session, onBack, onWatch }: EndProps) {
  const say = useSay(endTexts);
  const snapshot = useSession(session);
  const nameOf = useNames(session, snapshot);
  const resultNameOf = useResultNames(session, snapshot);
  const { view, moves, outcome } = snapshot;
  const story = useMemo(() => gunrunnersStory(view as View, moves), [view, moves]);
  const ranking = useMemo(() => (outcome === null ? [] : rankingOf(outcome)), [outcome]);
  if (outcome === null) return null;
  const shareText = (named: NameOf) =>
    say('shareText', {
      result: ranking.map(({ seat, place, crates }) => `${place}. ${named(seat)}: ${crates}`).join(', '),
    });
  return (
    <div className="end" data-testid="end-screen">
      <Headline game={session.game} ranking={ranking} story={story} nameOf={nameOf} />
      <EndActions
        session={session}
        shareText={shareText}
        scoreOf={facts.score}
        onBack={onBack}
        isReplay={onWatch !== undefined}
      />
      <div className="end-columns">
        <Ranking game={session.game} ranking={ranking} story={story} nameOf={nameOf} resultNameOf={resultNameOf} />
        <CratesChart ranking={ranking} story={story} nameOf={nameOf} />
      </div>
      <Busts session={session} story={story} nameOf={nameOf} onWatch={onWatch} />
    </div>
  );
}
