import type { ReactNode } from 'react';
import './panel-head.css';

/** What a panel is about, with what belongs beside it at the right. */
export function PanelHead({
  id,
  title,
  children,
}: {
  readonly id: string;
  readonly title: string;
  readonly children?: ReactNode;
}) {
  return (
    <header className="ep-panel-head">
      <h2 className="label" id={id}>
        {title}
      </h2>
      {children}
    </header>
  );
}
