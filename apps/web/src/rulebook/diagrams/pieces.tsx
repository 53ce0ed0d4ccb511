import type { ReactNode } from 'react';
import type { IconName } from '../../icons/names.ts';
import { PlayerSymbol, seatClass } from '../../parts/player-symbol.tsx';

/** The pieces of the game as the rulebook draws them: small, flat, and measured in the units of a 320 wide picture. */

const CARD_WIDTH = 34;
const CARD_HEIGHT = 46;

interface At {
  readonly x: number;
  readonly y: number;
}

/** What a player would choose now stands out; what is about to leave or come fades. */
export type Accent = 'chosen' | 'faint' | null;

export function FaceCard({
  x,
  y,
  seat,
  value,
  icon = null,
  accent = null,
}: At & { readonly seat: number; readonly value: number; readonly icon?: IconName | null; readonly accent?: Accent }) {
  return (
    <g className={`dg-card ${seatClass(seat)} ${accent ?? ''}`} transform={`translate(${x} ${y})`}>
      <rect className="dg-face" width={CARD_WIDTH} height={CARD_HEIGHT} rx="3" />
      <path className="dg-strip" d="M3 0H13V46H3A3 3 0 0 1 0 43V3A3 3 0 0 1 3 0Z" />
      <text className="dg-value" x="6.5" y="15">
        {value}
      </text>
      <Placed x={2.5} y={20} size={8}>
        <PlayerSymbol seat={seat} />
      </Placed>
      <IconAt x={15} y={14} size={17} name={icon ?? 'police-officer-head'} className="dg-figure" />
      <rect className="dg-edge" width={CARD_WIDTH} height={CARD_HEIGHT} rx="3" />
    </g>
  );
}

export function BackCard({ x, y, seat, accent = null }: At & { readonly seat: number; readonly accent?: Accent }) {
  return (
    <g className={`dg-card dg-back ${seatClass(seat)} ${accent ?? ''}`} transform={`translate(${x} ${y})`}>
      <rect className="dg-back-edge" width={CARD_WIDTH} height={CARD_HEIGHT} rx="3" />
      <rect className="dg-back-fill" x="2.5" y="2.5" width={CARD_WIDTH - 5} height={CARD_HEIGHT - 5} rx="2" />
      <path className="dg-hatch" d="M6 38 28 10M6 26 20 8M13 40 29 20M6 10 28 38M14 7 29 26M6 22 20 40" />
      <Placed x={11} y={17} size={12}>
        <PlayerSymbol seat={seat} />
      </Placed>
    </g>
  );
}

/** A place where a card may go or was. */
export function EmptyPlace({ x, y, icon = null }: At & { readonly icon?: IconName | null }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect className="dg-empty" width={CARD_WIDTH} height={CARD_HEIGHT} rx="3" />
      {icon !== null && <IconAt x={9} y={15} size={16} name={icon} className="dg-dim" />}
    </g>
  );
}

const CRATE = 8.2;
const COLUMN = 5;

/** Crates in columns of five, standing on `y`. */
export function CrateStack({ x, y, count, accent = null }: At & { readonly count: number; readonly accent?: Accent }) {
  return (
    <g className={`dg-crates ${accent ?? ''}`}>
      {cratePlaces(x, y, count).map((place) => (
        <Crate key={`${place.x} ${place.y}`} x={place.x} y={place.y} />
      ))}
    </g>
  );
}

function cratePlaces(x: number, y: number, count: number): readonly At[] {
  return Array.from({ length: count }, (_, index) => ({
    x: x + Math.floor(index / COLUMN) * (CRATE + 3),
    y: y - ((index % COLUMN) + 1) * (CRATE - 0.6),
  }));
}

function Crate({ x, y }: At) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect className="dg-crate" width={CRATE} height={CRATE - 1} rx="0.8" />
      <path className="dg-crate-line" d={`M0 ${CRATE - 1}L${CRATE} 0M0 2.2H${CRATE}`} />
    </g>
  );
}

/** A location: its number, its crates, and how many there are. */
export function Place({
  x,
  y,
  number,
  crates,
  isHot = false,
  width = 76,
}: At & {
  readonly number: number;
  readonly crates: number;
  readonly isHot?: boolean;
  readonly width?: number;
}) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect className={`dg-place ${isHot ? 'hot' : ''}`} width={width} height={CARD_HEIGHT} rx="4" />
      <rect className="dg-number-plate" x="5" y="5" width="15" height="15" rx="2" />
      <text className="dg-place-number" x="12.5" y="17">
        {number}
      </text>
      <CrateStack x={27} y={CARD_HEIGHT - 4} count={Math.min(crates, 10)} />
      <text className="dg-count" x={width - 6} y={CARD_HEIGHT - 7}>
        {crates}
      </text>
    </g>
  );
}

const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[15, 15]],
  [
    [9, 9],
    [21, 21],
  ],
  [
    [9, 9],
    [15, 15],
    [21, 21],
  ],
  [
    [9, 9],
    [21, 9],
    [9, 21],
    [21, 21],
  ],
  [
    [9, 9],
    [21, 9],
    [15, 15],
    [9, 21],
    [21, 21],
  ],
  [
    [9, 8],
    [21, 8],
    [9, 15],
    [21, 15],
    [9, 22],
    [21, 22],
  ],
];

export function Die({ x, y, value }: At & { readonly value: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect className="dg-die" x="1" y="1" width="28" height="28" rx="6" />
      {(PIPS[value] ?? []).map(([cx, cy]) => (
        <circle key={`${cx} ${cy}`} className="dg-pip" cx={cx} cy={cy} r="2.8" />
      ))}
    </g>
  );
}

/** A way that something takes. The head points along its last stretch. */
export function Way({ d, head }: { readonly d: string; readonly head: readonly [x: number, y: number, turn: number] }) {
  const [x, y, turn] = head;
  return (
    <g className="dg-way">
      <path className="dg-way-line" d={d} />
      <path className="dg-way-head" d="M0 0-8-4.5-6 0-8 4.5Z" transform={`translate(${x} ${y}) rotate(${turn})`} />
    </g>
  );
}

/** The order of steps: 1, 2, 3. */
export function Step({ x, y, number }: At & { readonly number: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle className="dg-step" r="8.5" />
      <text className="dg-step-number" y="4.6">
        {number}
      </text>
    </g>
  );
}

export function Label({
  x,
  y,
  align = 'start',
  strong = false,
  children,
}: At & { readonly align?: 'start' | 'middle' | 'end'; readonly strong?: boolean; readonly children: ReactNode }) {
  return (
    <text className={`dg-label ${strong ? 'strong' : ''}`} x={x} y={y} textAnchor={align}>
      {children}
    </text>
  );
}

/** A count in large figures, such as a share of crates. */
export function Figure({
  x,
  y,
  align = 'middle',
  children,
}: At & { readonly align?: 'start' | 'middle' | 'end'; readonly children: ReactNode }) {
  return (
    <text className="dg-big" x={x} y={y} textAnchor={align}>
      {children}
    </text>
  );
}

/** A player's symbol in its colour. */
export function Owner({ x, y, seat, size = 11 }: At & { readonly seat: number; readonly size?: number }) {
  return (
    <g className={`dg-owner ${seatClass(seat)}`}>
      <Placed x={x} y={y} size={size}>
        <PlayerSymbol seat={seat} />
      </Placed>
    </g>
  );
}

export function IconAt({
  x,
  y,
  size,
  name,
  className = '',
}: At & { readonly size: number; readonly name: IconName; readonly className?: string }) {
  return (
    <svg className={className} x={x} y={y} width={size} height={size} aria-hidden="true">
      <use href={`/icons.svg#${name}`} width={size} height={size} />
    </svg>
  );
}

/** Puts an SVG that has no place of its own, such as a symbol, somewhere in a picture. */
function Placed({ x, y, size, children }: At & { readonly size: number; readonly children: ReactNode }) {
  return (
    <svg x={x} y={y} width={size} height={size} viewBox="0 0 24 24" className="dg-placed" aria-hidden="true">
      {children}
    </svg>
  );
}

/** The four ticks of a location: how many of the four exposed agents are there. */
export function ExposureMeter({ x, y, count }: At & { readonly count: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      {[0, 1, 2, 3].map((tick) => (
        <rect
          key={tick}
          className={`dg-tick ${tick < count ? 'on' : ''}`}
          x={tick * 11}
          width="8"
          height="11"
          rx="1.5"
        />
      ))}
    </g>
  );
}
