import { Button } from '../../parts/button.tsx';
import { Link } from '../../routes/link.tsx';
import { TABLE_TEXTS } from '../../table/table.texts.ts';
import { useSay } from '../../text/say.ts';
import { BustTrack } from './rail/bust-track.tsx';
import './top-bar.css';

/** Mark, bust track, rules, the summary of a turn and the menu. */
export function TopBar({ onMenu, onSummary }: { readonly onMenu: () => void; readonly onSummary: () => void }) {
  const say = useSay(TABLE_TEXTS);
  return (
    <header className="gr-top">
      <Link className="gr-brand" href="/" aria-label="Stakeout">
        <img src="/mark.svg" alt="" width="34" height="34" />
        <span className="gr-brand-name">Stakeout</span>
        <span className="gr-brand-game">Gunrunners</span>
      </Link>
      <BustTrack />
      <nav className="gr-nav">
        <Link className="button ghost small" href="/rules/gunrunners">
          {say('rules')}
        </Link>
        <Button look="ghost" small className="gr-nav-turn" onClick={onSummary}>
          {say('summary')}
        </Button>
        <Button look="ghost" small onClick={onMenu}>
          {say('menu')}
        </Button>
      </nav>
    </header>
  );
}
