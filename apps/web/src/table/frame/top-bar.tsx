import type { ReactNode } from 'react';
import type { GameFacts } from '../../games/facts.ts';
import { Button } from '../../parts/button.tsx';
import { Link } from '../../routes/link.tsx';
import { useSay } from '../../text/say.ts';
import { OriginMark } from '../origin-line.tsx';
import { TABLE_TEXTS } from '../table.texts.ts';
import { useOrigin } from './shown-table.ts';
import './top-bar.css';

export interface TopBarProps {
  readonly facts: GameFacts;
  readonly onMenu: () => void;
  readonly onSummary: () => void;
  readonly onLog: () => void;
}

/** Mark, what the game tells in passing, rules, the summary of a turn and the menu; `ways` are buttons of this game alone. */
export function TopBar({
  facts: { id, title },
  onMenu,
  onSummary,
  ways,
  children,
}: TopBarProps & { readonly ways?: ReactNode; readonly children: ReactNode }) {
  const say = useSay(TABLE_TEXTS);
  const origin = useOrigin();
  return (
    <header className="table-top">
      <Link className="table-brand" href="/" aria-label="Stakeout">
        <img src="/mark.svg" alt="" width="34" height="34" />
        <span className="table-brand-name">Stakeout</span>
        <span className="table-brand-game">
          {title}
          {origin !== null && <OriginMark origin={origin} />}
        </span>
      </Link>
      {children}
      <nav className="table-nav">
        {ways}
        <Link className="button ghost small" href={`/rules/${id}`}>
          {say('rules')}
        </Link>
        <Button look="ghost" small className="table-nav-turn" onClick={onSummary}>
          {say('summary')}
        </Button>
        <Button look="ghost" small onClick={onMenu}>
          {say('menu')}
        </Button>
      </nav>
    </header>
  );
}
