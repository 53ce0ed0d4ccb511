import './diagrams.css';
import type { ReactNode } from 'react';

/** Pictures are as wide as a small phone, so that their words can be read on one; larger screens enlarge them a little. */
const WIDTH = 320;

/** A picture with its sentence. The sentence says it all; the picture itself has nothing to add for those who hear it. */
export function Diagram({
  height,
  caption,
  children,
}: {
  readonly height: number;
  readonly caption: string;
  readonly children: ReactNode;
}) {
  return (
    <figure className="dg">
      <svg className="dg-picture" viewBox={`0 0 ${WIDTH} ${height}`} aria-hidden="true">
        {children}
      </svg>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
