import type { ReactNode } from 'react';
import { TopBar, type TopBarProps } from '../frame/top-bar.tsx';
import { PromptPlace } from '../telling/prompt-place.tsx';
import { PlainLog } from './plain-log.tsx';
import './plain-table.css';

/** A table in its simplest order: the bar on top, the board, the prompt under it, and the log beside them. */
export function PlainTable({
  top,
  prompt,
  children,
}: {
  readonly top: TopBarProps;
  readonly prompt: ReactNode;
  /** The board. */
  readonly children: ReactNode;
}) {
  return (
    <>
      <TopBar {...top}>{null}</TopBar>
      <div className="plain-board">{children}</div>
      <PromptPlace className="plain-prompt">{prompt}</PromptPlace>
      <aside className="panel plain-log">
        <PlainLog />
      </aside>
    </>
  );
}
