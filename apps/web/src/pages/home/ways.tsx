import { FACTS } from '../../games/all-facts.ts';
import type { IconName } from '../../icons/names.ts';
import { Icon } from '../../parts/icon.tsx';
import { Link } from '../../routes/link.tsx';
import { useSay } from '../../text/say.ts';
import { homeTexts } from './home.texts.ts';

const WAYS: readonly (readonly [id: 'learn' | 'puzzles' | 'daily' | 'watch', icon: IconName, path: string])[] = [
  ['learn', 'treasure-map', '/learn'],
  ['puzzles', 'spyglass', '/puzzles'],
  ['daily', 'alarm-clock', '/daily'],
  ['watch', 'binoculars', '/lobby'],
];

/** The other ways to a table. */
export function Ways() {
  const say = useSay(homeTexts);
  return (
    <nav className="home-ways" aria-label={say('more')}>
      <PassAndPlay />
      {WAYS.map(([id, icon, path]) => (
        <Link key={id} className="home-way" href={path}>
          <Icon name={icon} />
          <span>
            <b>{say(id)}</b>
            <small>{say(`${id}Line`)}</small>
          </span>
        </Link>
      ))}
    </nav>
  );
}

/** People round one device, at either game. */
function PassAndPlay() {
  const say = useSay(homeTexts);
  return (
    <div className="home-way">
      <Icon name="shaking-hands" />
      <span>
        <b>{say('passAndPlay')}</b>
        <small>{say('passAndPlayLine')}</small>
        <span className="home-way-games">
          {FACTS.map(({ id, title }) => (
            <Link
              key={id}
              className="home-way-game"
              href={`/create/${id}?seats=here`}
              aria-label={say('passAndPlayGame', { game: title })}
            >
              {title}
            </Link>
          ))}
        </span>
      </span>
    </div>
  );
}
