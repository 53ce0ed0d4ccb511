import './home/home.css';
import '../form/fields.css';
import { FRONTS } from '../games/index.ts';
import { PageFrame } from '../shell/page-frame.tsx';
import { useStore } from '../state/store.ts';
import { starting } from '../table-page/starting.ts';
import { TableSkeleton } from '../table-page/table-skeleton.tsx';
import { useSay } from '../text/say.ts';
import { GameCard } from './home/game-card.tsx';
import { homeTexts } from './home/home.texts.ts';
import { JoinPanel } from './home/join-panel.tsx';
import { ContinuePanel, ReplaysPanel } from './home/match-panels.tsx';
import { Ways } from './home/ways.tsx';
import { useMatches } from './matches/use-matches.ts';

export default function HomePage() {
  const say = useSay(homeTexts);
  const matches = useMatches();
  const asked = useStore(starting);
  if (asked !== null && asked.id === null) return <TableSkeleton />;
  return (
    <PageFrame title="" section="play" className="home">
      <h1 className="visually-hidden">{`Stakeout: ${say('title')}`}</h1>
      <div className="home-games">
        {FRONTS.map((front) => (
          <GameCard key={front.facts.id} front={front} />
        ))}
      </div>
      <div className="home-side">
        <JoinPanel />
        <ContinuePanel matches={matches} />
        <ReplaysPanel matches={matches} />
      </div>
      <Ways />
    </PageFrame>
  );
}
