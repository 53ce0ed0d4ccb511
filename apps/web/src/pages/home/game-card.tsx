import { useState } from 'react';
import { Link } from '../../app/link.tsx';
import escapePlanPoster from '../../games/escape-plan/poster.svg';
import gunrunnersPoster from '../../games/gunrunners/poster.svg';
import { Button } from '../../parts/button.tsx';
import { useSay } from '../../text/say.ts';
import type { GameFacts } from '../games.ts';
import { chooseBots, chosenBots } from './chosen-bots.ts';
import { homeTexts } from './home.texts.ts';
import { prepareToPlay, usePlayNow } from './use-play-now.ts';

const POSTERS: Readonly<Record<GameFacts['id'], string>> = {
  gunrunners: gunrunnersPoster,
  'escape-plan': escapePlanPoster,
};

/** A game on the first page: its poster, what it is like, and the shortest way to a table. */
export function GameCard({ game }: { readonly game: GameFacts }) {
  const say = useSay(homeTexts);
  const heading = `game-${game.id}`;
  return (
    <article className={`game-card ${game.id}`} aria-labelledby={heading}>
      <div className="game-poster">
        <img src={POSTERS[game.id]} alt="" width="470" height="455" />
        <h2 id={heading}>{game.title}</h2>
      </div>
      <div className="game-body">
        <p className="game-pitch">{say(game.id)}</p>
        <ul className="game-facts">
          <li>{say('players', game.players)}</li>
          <li>{say('minutes', { minutes: game.minutes })}</li>
          <li>{say(`${game.id}Mood`)}</li>
        </ul>
        <PlayNow game={game} />
      </div>
    </article>
  );
}

function PlayNow({ game }: { readonly game: GameFacts }) {
  const say = useSay(homeTexts);
  const [bots, setBots] = useState(() => chosenBots(game));
  const [isStarting, play] = usePlayNow();
  const choose = (count: number) => {
    setBots(count);
    chooseBots(game, count);
  };
  return (
    <>
      <div className="game-actions">
        <Button
          look="primary"
          disabled={isStarting}
          onPointerEnter={prepareToPlay}
          onFocus={prepareToPlay}
          onClick={() => play(game.id, bots)}
        >
          {say(isStarting ? 'starting' : bots === 0 ? 'playSolo' : 'playNow')}
        </Button>
        <Link className="button plain" href={`/create/${game.id}`}>
          {say('createTable')}
        </Link>
      </div>
      <fieldset className="game-bots">
        <legend className="label">{say('bots')}</legend>
        {game.bots.map((count) => (
          <button
            key={count}
            type="button"
            aria-pressed={count === bots}
            aria-label={count === 0 ? say('solo') : say('botCount', { count })}
            onClick={() => choose(count)}
          >
            {count === 0 ? say('solo') : count}
          </button>
        ))}
      </fieldset>
      <p className="game-automa">{say(companyOf(game, bots))}</p>
    </>
  );
}

/** Whom one meets at the table besides the bots (E4.3). */
function companyOf({ id }: GameFacts, bots: number) {
  if (id === 'gunrunners') return 'manyAgencies';
  return bots === 0 ? 'againstCosta' : bots === 1 ? 'withSandra' : 'manyRobbers';
}
