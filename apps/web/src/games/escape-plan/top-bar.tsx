import { Button } from '../../parts/button.tsx';
import { Link } from '../../routes/link.tsx';
import { TABLE_TEXTS } from '../../table/table.texts.ts';
import { useSay } from '../../text/say.ts';
import { DayStrip } from './day-strip.tsx';
import './top-bar.css';
import { TOP_BAR_TEXTS } from './top-bar.texts.ts';

/** Mark, day and parts of the day, rules, the summary of a turn and the menu. */
export function TopBar({
  onMenu,
  onSummary,
  onRail,
  isRailOpen,
}: {
  readonly onMenu: () => void;
  readonly onSummary: () => void;
  /** Where the right rail is a drawer, this opens and closes it. */
  readonly onRail: () => void;
  readonly isRailOpen: boolean;
}) {
  const sayAround = useSay(TABLE_TEXTS);
  const say = useSay(TOP_BAR_TEXTS);
  return (
    <header className="ep-top">
      <Link className="ep-brand" href="/" aria-label="Stakeout">
        <img src="/mark.svg" alt="" width="34" height="34" />
        <span className="ep-brand-name">Stakeout</span>
        <span className="ep-brand-game">Escape Plan</span>
      </Link>
      <DayStrip />
      <nav className="ep-nav">
        <Button
          look="ghost"
          small
          className="ep-nav-rail"
          aria-expanded={isRailOpen}
          aria-controls="ep-rail"
          onClick={onRail}
        >
          {say('rail')}
        </Button>
        <Link className="button ghost small" href="/rules/escape-plan">
          {sayAround('rules')}
        </Link>
        <Button look="ghost" small className="ep-nav-turn" onClick={onSummary}>
          {say('turn')}
        </Button>
        <Button look="ghost" small onClick={onMenu}>
          {sayAround('menu')}
        </Button>
      </nav>
    </header>
  );
}
