import { useEffect, useState } from 'react';
import { FIRST } from '../games/all-facts.ts';
import { Icon } from '../parts/icon.tsx';
import { PlayerSymbol, seatClass } from '../parts/player-symbol.tsx';
import { Link } from '../routes/link.tsx';
import { useSettings } from '../state/settings.ts';
import { useSay } from '../text/say.ts';
import { Mark } from './brand.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { shellTexts } from './shell.texts.ts';
import { ThemeSwitch } from './theme-switch.tsx';

/** The places of the top bar; a page says which of them it belongs to. */
export type Section = 'play' | 'lobby' | 'learn' | 'replays' | 'rulebooks' | 'settings';

const PLACES: readonly (readonly [section: Section, path: string])[] = [
  ['play', '/'],
  ['lobby', '/lobby'],
  ['learn', '/learn'],
  ['replays', '/replays'],
  ['rulebooks', `/rules/${FIRST}`],
  ['settings', '/settings'],
];

export function TopBar({ section }: { readonly section: Section | null }) {
  const say = useSay(shellTexts);
  const { name } = useSettings();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!isOpen) return;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setOpen(false);
    };
    addEventListener('keydown', closeOnEscape);
    return () => removeEventListener('keydown', closeOnEscape);
  }, [isOpen]);
  return (
    <header className="top-bar">
      <Link className="top-brand" href="/" aria-label={say('home')}>
        <Mark />
        <span className="top-word">Stakeout</span>
      </Link>
      <button
        type="button"
        className="top-menu-button"
        aria-expanded={isOpen}
        aria-controls="top-menu"
        aria-label={say(isOpen ? 'closeMenu' : 'menu')}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name={isOpen ? 'cancel' : 'hamburger-menu'} />
      </button>
      <div id="top-menu" className={`top-menu ${isOpen ? 'open' : ''}`}>
        <nav aria-label={say('nav')}>
          {PLACES.map(([id, path]) => (
            <Link
              key={id}
              href={path}
              aria-current={id === section ? 'page' : undefined}
              onClick={() => setOpen(false)}
            >
              {say(id)}
            </Link>
          ))}
        </nav>
        <ThemeSwitch />
      </div>
      <LanguageSwitch />
      <Link
        className={`top-you emblem ${seatClass(0)}`}
        href="/settings"
        aria-label={name === '' ? say('you') : say('youNamed', { name })}
        title={name === '' ? undefined : name}
      >
        <PlayerSymbol seat={0} />
      </Link>
    </header>
  );
}
