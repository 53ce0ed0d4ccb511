import { Link } from '../../app/link.tsx';
import type { IconName } from '../../icons/names.ts';
import { Icon } from '../../parts/icon.tsx';
import { useSay } from '../../text/say.ts';
import { homeTexts } from './home.texts.ts';

const WAYS: readonly (readonly [id: 'passAndPlay' | 'learn' | 'watch', icon: IconName, path: string])[] = [
  ['passAndPlay', 'shaking-hands', '/create/gunrunners?seats=here'],
  ['learn', 'treasure-map', '/rules/gunrunners'],
  ['watch', 'binoculars', '/lobby'],
];

/** The other ways to a table. */
export function Ways() {
  const say = useSay(homeTexts);
  return (
    <nav className="home-ways" aria-label={say('more')}>
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
