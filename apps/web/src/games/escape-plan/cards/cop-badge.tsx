import { COSTA, SANDRA } from '@stakeout/escape-plan';
import './cop-badge.css';

interface Look {
  readonly name: string;
  readonly outline: string;
  readonly letter: string;
}

const SHIELD = 'M0 -15Q9 -10.5 15 -11.2V2.2Q13.5 11.2 0 16.5Q-13.5 11.2 -15 2.2V-11.2Q-9 -10.5 0 -15Z';
const STAR = 'M0 -17.4L5.1 -7.1L16.5 -5.4L8.3 2.7L10.2 14.1L0 8.7L-10.2 14.1L-8.3 2.7L-16.5 -5.4L-5.1 -7.1Z';
const OCTAGON = 'M15 6.2L6.2 15L-6.2 15L-15 6.2L-15 -6.2L-6.2 -15L6.2 -15L15 -6.2Z';
const ROUND = 'M0 -15.5A15.5 15.5 0 1 1 0 15.5A15.5 15.5 0 1 1 0 -15.5Z';
const CREST = 'M0 -16L15 -7.5V7.5L0 16L-15 7.5V-7.5Z';

/** The shape comes first, then the letter, then the colour. */
const LOOKS: Readonly<Record<number, Look>> = {
  0: { name: 'federal', outline: STAR, letter: 'F' },
  1: { name: 'local', outline: SHIELD, letter: 'L' },
  2: { name: 'swat', outline: OCTAGON, letter: 'S' },
  [SANDRA]: { name: 'sandra', outline: ROUND, letter: '' },
  [COSTA]: { name: 'costa', outline: CREST, letter: 'C' },
};

/** The badge of a type of cop, or of Inspector Sandra (3) or Lieutenant Costa (4), as large as the text around it. */
export function CopBadge({ cop }: { readonly cop: number }) {
  if (LOOKS[cop] === undefined) return null;
  return (
    <svg className={copClass(cop)} viewBox="-19 -19 38 38" aria-hidden="true">
      <CopFigure cop={cop} />
    </svg>
  );
}

/** The class that gives a badge its colour. */
export function copClass(cop: number): string {
  return `ep-cop is-${LOOKS[cop]?.name ?? 'unknown'}`;
}

/** What is drawn of a badge, around its middle, for pictures that have their own measure. */
export function CopFigure({ cop }: { readonly cop: number }) {
  const look = LOOKS[cop];
  if (look === undefined) return null;
  return (
    <>
      <path className="ep-cop-shape" d={look.outline} />
      {cop === SANDRA ? (
        <path className="ep-cop-lens" d="M-2 -8.5A6.2 6.2 0 1 1 -2 3.9A6.2 6.2 0 1 1 -2 -8.5ZM2.8 2.4L9 8.8" />
      ) : (
        <text y="5.2" textAnchor="middle">
          {look.letter}
        </text>
      )}
    </>
  );
}
