import { useState } from 'react';
import type { GameFacts } from '../../games/facts.ts';
import type { GameFront } from '../../games/front.ts';
import { Button } from '../../parts/button.tsx';
import { Link } from '../../routes/link.tsx';
import { useSettings } from '../../state/settings.ts';
import { useSay } from '../../text/say.ts';
import { chooseBots, chosenBots } from './chosen-bots.ts';
import { homeTexts } from './home.texts.ts';
import { playNow, prepareToPlay } from './play-now.ts';
import { usePlayOnline } from './use-play-online.ts';

/** A game on the first page: its poster, what it is like, and the shortest way to a table. */
export function GameCard({ front: { facts: game, poster } }: { readonly front: GameFront }) {
  const say = useSay(homeTexts);
  const sayOwn = useSay(game.words);
  const heading = `game-${game.id}`;
  return (
    <article className="game-card" aria-labelledby={heading}>
      <div className="game-poster">
        <img src={poster.url} style={{ objectPosition: poster.focus }} alt="" width="870" height="455" />
        <h2 id={heading}>{game.title}</h2>
      </div>
      <div className="game-body">
        <p className="game-pitch">{sayOwn('pitch')}</p>
        <ul className="game-facts">
          <li>{say('players', game.players)}</li>
          <li>{say('minutes', { minutes: game.minutes })}</li>
          <li>{sayOwn('mood')}</li>
        </ul>
        <PlayNow game={game} />
      </div>
    </article>
  );
}

function PlayNow({ game }: { readonly game: GameFacts }) {
  const say = useSay(homeTexts);
  const { language } = useSettings();
  const [bots, setBots] = useState(() => chosenBots(game));
  const [isJoining, playOnline] = usePlayOnline();
  const choose = (count: number) => {
    setBots(count);
    chooseBots(game, count);
  };
  return (
    <>
      <div className="game-actions">
        <Button
          look="primary"
          onPointerEnter={() => prepareToPlay(game)}
          onFocus={() => prepareToPlay(game)}
          onClick={() => playNow(game, bots)}
        >
          {say(bots === 0 ? 'playSolo' : 'playNow')}
        </Button>
        <Button
          look="primary"
          disabled={isJoining}
          title={say('playOnlineHint', { game: game.title })}
          onClick={() => playOnline(game, bots)}
        >
          {say(isJoining ? 'joining' : 'playOnline')}
        </Button>
      </div>
      <div className="game-more">
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
        <Link className="button plain" href={`/create/${game.id}`}>
          {say('createTable')}
        </Link>
      </div>
      <p className="game-automa">{game.company(bots)[language]}</p>
    </>
  );
}
