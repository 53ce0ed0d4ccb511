import { memo } from 'react';
import { SEAT_COLOURS, seatClass } from '../../../parts/player-symbol.tsx';
import type { Point } from './geometry.ts';
import type { LabelPlace } from './labels.ts';
import type { Family, LocationLook } from './location-look.ts';

/** The shape tells the family; the icon tells which one. */
const SHAPES: Readonly<Record<Family, string>> = {
  business: 'M-15-18H15a3 3 0 0 1 3 3V15a3 3 0 0 1-3 3H-15a3 3 0 0 1-3-3V-15a3 3 0 0 1 3-3Z',
  store: 'M-15-17H15a2 2 0 0 1 2 2V15a2 2 0 0 1-2 2H-15a2 2 0 0 1-2-2V-15a2 2 0 0 1 2-2Z',
  'safe-house': 'M-17-7 0-20 17-7V17H-17Z',
  care: 'M-8-17H8a9 9 0 0 1 9 9V8a9 9 0 0 1-9 9H-8a9 9 0 0 1-9-9V-8a9 9 0 0 1 9-9Z',
  transport: 'M0-17a17 17 0 1 1 0 34a17 17 0 1 1 0-34Z',
  gang: 'M-17-11 0-19 17-11V11L0 19-17 11Z',
  exit: 'M-18-17H10L21 0 10 17H-18Z',
};

const SYMBOLS: Readonly<Record<(typeof SEAT_COLOURS)[number], string>> = {
  red: 'M0-6 6 0 0 6-6 0Z',
  blue: 'M0-5.5a5.5 5.5 0 1 1 0 11a5.5 5.5 0 1 1 0-11Z',
  yellow: 'M0-6 6.2 5H-6.2Z',
  green: 'M-5-5H5V5H-5Z',
  violet: 'M-2-5.5H2V-2H5.5V2H2V5.5H-2V2H-5.5V-2H-2Z',
};

/** A player's symbol around a point of the map, 12 units wide. */
export function symbolPath(seat: number): string {
  return SYMBOLS[SEAT_COLOURS[seat] ?? 'red'];
}

/** What is written beside a location. */
type Label = readonly [name: string, state: string];

/** The name of a location. */
export function MarkLabel({
  label: [name, standing],
  labelPlace,
}: {
  readonly label: Label;
  readonly labelPlace: LabelPlace;
}) {
  return (
    <text className={`ep-mark-label is-${labelPlace.replace(' ', ' is-')}`} y="32" textAnchor="middle">
      {name}
      {standing !== '' && <tspan className="ep-mark-state"> {standing}</tspan>}
    </text>
  );
}

/** A location on the map, with who has been there and what stands in the way. */
export const LocationMark = memo(function LocationMark({
  look,
  point,
  label,
  labelPlace,
  seats,
}: {
  readonly look: LocationLook;
  readonly point: Point;
  readonly label: Label;
  readonly labelPlace: LabelPlace;
  readonly seats: number;
}) {
  const { family, icon, exit, isClosed, place } = look;
  const isEmpty = place < 0 && (family === 'business' || family === 'safe-house');
  const state = isClosed ? 'is-closed' : isEmpty ? 'is-empty' : exit === null ? '' : `is-${exit}`;
  const isGabled = family === 'safe-house';
  return (
    <g
      className={`ep-mark is-${family} ${state}`}
      transform={`translate(${point.x.toFixed(1)} ${point.y.toFixed(1)})`}
      data-node={look.node}
    >
      <path className="ep-mark-shade" d={SHAPES[family]} />
      <path className="ep-mark-shape" d={SHAPES[family]} />
      <use
        className="ep-mark-icon"
        href={`/icons.svg#${icon}`}
        x={family === 'exit' ? -14 : isGabled ? -11 : -12}
        y={isGabled ? -8 : -12}
        width={isGabled ? 22 : 24}
        height={isGabled ? 22 : 24}
      />
      {exit === 'blocked' && (
        <>
          <path className="ep-tape" d="M-24-9 22-15M-24 15 22 9" />
          <path className="ep-tape-stripes" d="M-24-9 22-15M-24 15 22 9" />
        </>
      )}
      {isClosed && <use className="ep-mark-lock" href="/icons.svg#padlock" x="6" y="-24" width="17" height="17" />}
      <MarkLabel label={label} labelPlace={labelPlace} />
      <Cubes look={look} seats={seats} />
      {look.control >= 0 && (
        <g className={look.control < seats ? seatClass(look.control) : ''} transform="translate(15 -13)">
          <path className="ep-flag" d="M0 10V-11L17-5.5 0 0" />
          <path className="ep-flag-symbol" d={symbolPath(look.control)} transform="translate(5.5 -5.5) scale(0.5)" />
        </g>
      )}
      {look.members > 0 && (
        <g className="ep-members" transform={`translate(${look.control >= 0 ? -16 : 16} -14)`}>
          <g>
            <circle r="8.5" />
            <text y="4.5" textAnchor="middle">
              {look.members}
            </text>
          </g>
        </g>
      )}
    </g>
  );
});

/** One place for each visit; those of Sandra and Costa are paper. */
function Cubes({ look: { visitors, empty }, seats }: { readonly look: LocationLook; readonly seats: number }) {
  const count = visitors.length + empty;
  const xOf = (index: number) => (index - (count - 1) / 2) * 13;
  const at = (index: number) => `translate(${xOf(index)} 42.5)`;
  const emptyPlaces = Array.from(
    { length: empty },
    (_, index) => `M${xOf(visitors.length + index) - 4} 38.5h8v8h-8Z`,
  ).join('');
  return (
    <>
      {visitors.map((pawn, index) =>
        pawn < seats ? (
          <path key={pawn} className={`ep-cube ${seatClass(pawn)}`} d={symbolPath(pawn)} transform={at(index)} />
        ) : (
          <path key={pawn} className="ep-cube is-police" d="M-4.5-4.5H4.5V4.5H-4.5Z" transform={at(index)} />
        ),
      )}
      <path className="ep-cube-place" d={emptyPlaces} />
    </>
  );
}
