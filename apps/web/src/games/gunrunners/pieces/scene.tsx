import type { IconName } from '../../../icons/names.ts';
import './scene.css';

interface Drawing {
  readonly icon: IconName;
  /** What lies behind, and what lies in front. */
  readonly far: string;
  readonly near: string;
  readonly lines?: string;
}

/** The four places, drawn as flat posters: a sky, a sun, two ridges, a landmark and halftone. */
const DRAWINGS: readonly Drawing[] = [
  {
    icon: 'oil-pump',
    far: 'M0 92Q50 66 104 86T220 74T300 88V130H0Z',
    near: 'M0 106Q70 82 150 104T300 100V130H0Z',
  },
  {
    icon: 'camel',
    far: 'M0 98 60 60 100 84 140 52 200 92 240 76 300 98V130H0Z',
    near: 'M0 110Q80 92 160 108T300 104V130H0Z',
  },
  {
    icon: 'mayan-pyramid',
    far: 'M0 96 50 62 88 88 132 40 150 40 196 92 240 70 300 96V130H0Z',
    near: 'M0 110Q20 92 40 108T90 104T140 108T190 102T240 108T300 104V130H0Z',
  },
  {
    icon: 'pagoda',
    far: 'M10 104Q20 40 40 42T66 104ZM90 104Q104 58 118 62T140 104ZM186 104Q204 30 224 36T256 104Z',
    near: 'M0 104H300V130H0Z',
    lines: 'M0 112H300M20 118H180',
  },
];

export function Scene({ location }: { readonly location: number }) {
  const drawing = DRAWINGS[location];
  if (drawing === undefined) return null;
  const sky = `gr-sky-${location}`;
  const dots = `gr-dots-${location}`;
  const fade = `gr-fade-${location}`;
  const mask = `gr-mask-${location}`;
  return (
    <svg
      className={`gr-scene at-${location}`}
      viewBox="0 0 300 130"
      preserveAspectRatio="xMinYMid slice"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id={sky} x1="0" y1="0" x2="0" y2="1">
          <stop className="gr-sky-top" offset="0" />
          <stop className="gr-sky-low" offset=".75" />
        </linearGradient>
        <pattern id={dots} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(30)">
          <circle className="gr-dark" cx="2.5" cy="2.5" r="1.1" />
        </pattern>
        <linearGradient id={fade}>
          <stop offset="0" stopColor="black" />
          <stop offset="1" stopColor="white" />
        </linearGradient>
        <mask id={mask}>
          <rect width="300" height="130" fill={`url(#${fade})`} />
        </mask>
      </defs>
      <rect width="300" height="130" fill={`url(#${sky})`} />
      <circle className="gr-sun" cx="70" cy="68" r="30" />
      <path className="gr-far" d={drawing.far} />
      <path className="gr-near" d={drawing.near} />
      {drawing.lines !== undefined && <path className="gr-waves" d={drawing.lines} />}
      <svg className="gr-dark" x="6" y="62" width="50" height="50" viewBox="0 0 512 512" aria-hidden="true">
        <use href={`/icons.svg#${drawing.icon}`} />
      </svg>
      <rect width="300" height="130" fill={`url(#${dots})`} opacity=".34" mask={`url(#${mask})`} />
    </svg>
  );
}
