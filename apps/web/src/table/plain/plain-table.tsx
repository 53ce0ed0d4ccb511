import type { ReactNode } from 'react';
import { Link } from '../../app/link.tsx';
import { Button } from '../../parts/button.tsx';
import { useSay } from '../../text/say.ts';
import { useShownTable } from '../frame/shown-table.ts';
import { TABLE_TEXTS } from '../table.texts.ts';
import { PlainLog } from './plain-log.tsx';
import './plain-table.css';

/** A table in its simplest order: the bar on top, the board, the prompt under it, and the log beside them. */
export function PlainTable({
  prompt,
  onMenu,
  onSummary,
  children,
}: {
  readonly prompt: ReactNode;
  readonly onMenu: () => void;
  readonly onSummary: () => void;
  /** The board. */
  readonly children: ReactNode;
}) {
  const say = useSay(TABLE_TEXTS);
  const { game } = useShownTable().session;
  return (
    <>
      <header className="plain-top">
        <Link className="plain-brand" href="/" aria-label="Stakeout">
          <img src="/mark.svg" alt="" width="34" height="34" />
          <span>{game.title}</span>
        </Link>
        <nav>
          <Link className="button ghost small" href={`/rules/${game.id}`}>
            {say('rules')}
          </Link>
          <Button look="ghost" small onClick={onSummary}>
            {say('summary')}
          </Button>
          <Button look="ghost" small onClick={onMenu}>
            {say('menu')}
          </Button>
        </nav>
      </header>
      <div className="plain-board">{children}</div>
      <div className="plain-prompt">{prompt}</div>
      <aside className="panel plain-log">
        <PlainLog />
      </aside>
    </>
  );
}
