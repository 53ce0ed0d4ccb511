import { useEffect, useRef, useState } from 'react';
import { duration } from '../../../table/motion/duration.ts';
import './crates.css';

/** A column has five crates; a full one is held by a paper strap. */
const COLUMN = 5;
const WIDTH = 20;
const HEIGHT = 16;
const RISE = 11.8;
const STEP = 20.4;
const TALL = 3 + HEIGHT + (COLUMN - 1) * RISE;

/** The drawing of a crate, once in the page; every crate shows it. */
export function CrateDrawing() {
  return (
    <svg className="gr-crate-drawing" aria-hidden="true">
      <symbol id="gr-crate" viewBox="0 0 20 16" overflow="visible">
        <path d="M1 4 4 .6H19L16 4Z" fill="var(--crate-top)" />
        <path d="M16 4 19 .6V12.4L16 15.6Z" fill="var(--crate-side)" />
        <path d="M1 4H16V15.6H1Z" fill="var(--crate)" />
        <path
          d="M1 4H16V15.6H1ZM1 6.8H16M1 12.8H16M3.4 12.6 13.6 7M1 4 4 .6H19L16 4M19 .6V12.4L16 15.6"
          fill="none"
          stroke="var(--crate-line)"
          strokeWidth=".9"
          strokeLinejoin="round"
        />
      </symbol>
    </svg>
  );
}

/** One crate, for the bust marker and for crates on their way. */
export function Crate() {
  return (
    <svg className="gr-one-crate" viewBox="0 0 20 16" aria-hidden="true">
      <use href="#gr-crate" />
    </svg>
  );
}

/** Crates in columns of five. They decorate: the number beside them says how many. */
export function Crates({ count }: { readonly count: number }) {
  const atFirst = useRef(count);
  const columns = Math.max(1, Math.ceil(count / COLUMN));
  const crates = Array.from({ length: count }, (_, index) => index);
  const straps = Array.from({ length: Math.floor(count / COLUMN) }, (_, column) => column);
  return (
    <svg
      className="gr-crates"
      viewBox={`0 0 ${columns * STEP + 1} ${TALL}`}
      preserveAspectRatio="xMaxYMax meet"
      aria-hidden="true"
    >
      {crates.map((index) => (
        <use
          key={index}
          className={index >= atFirst.current ? 'is-new' : ''}
          href="#gr-crate"
          x={Math.floor(index / COLUMN) * STEP}
          y={TALL - HEIGHT - (index % COLUMN) * RISE}
          width={WIDTH}
          height={HEIGHT}
        />
      ))}
      {straps.map((column) => (
        <rect key={column} className="gr-strap" x={column * STEP + 6.7} y={7.2} width={3.6} height={TALL - 8.6} />
      ))}
    </svg>
  );
}

/** A number that counts towards its value, one crate at a time. */
export function useCounting(value: number): number {
  const [shown, setShown] = useState(value);
  useEffect(() => {
    if (shown === value) return;
    const pause = duration('crate');
    if (pause === 0) {
      setShown(value);
      return;
    }
    const timer = setTimeout(() => setShown(shown + Math.sign(value - shown)), pause);
    return () => clearTimeout(timer);
  }, [shown, value]);
  return shown;
}
