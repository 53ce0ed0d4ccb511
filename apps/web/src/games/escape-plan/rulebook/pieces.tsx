import type { ReactNode } from 'react';
import type { IconName } from '../../../icons/names.ts';
import { PlayerSymbol, seatClass } from '../../../parts/player-symbol.tsx';
import { CopFigure, copClass } from '../cards/cop-badge.tsx';
import { shapeOf } from '../city/regions.ts';
import './pieces.css';
import { IconAt } from '../../../rulebook/diagrams/pieces.tsx';

/** The pieces of Escape Plan as the rulebook draws them. Tiles have the shapes of the map, at a smaller measure. */

interface At {
  readonly x: number;
  readonly y: number;
}

export const INDUSTRIAL = 0;
export const COMMERCIAL = 1;
export const RESIDENTIAL = 2;
export const WATER = 3;

/** The measure of the map's tiles in a picture: from their middle to a corner, and to a side. */
const MAP_SIZE = 108;

/** How far the middles of two tiles are apart that lie side by side. */
export function pitch(radius: number): number {
  return Math.sqrt(3) * radius;
}

const CORNERS = [0, 1, 2, 3, 4, 5].map((index) => ((index - 1.5) * Math.PI) / 3);

function outline(radius: number): string {
  const points = CORNERS.map(
    (angle) => `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`,
  );
  return `M${points.join('L')}Z`;
}

/** A tile with its terrains at the six sides, clockwise from north-east. `look`: left behind, or about to be laid. */
export function Tile({
  x,
  y,
  radius,
  sides,
  seed = 0,
  look = 'plain',
  children,
}: At & {
  readonly radius: number;
  readonly sides: readonly number[];
  readonly seed?: number;
  readonly look?: 'plain' | 'left' | 'ghost';
  /** What stands on it, around its middle. */
  readonly children?: ReactNode;
}) {
  const { regions, roads } = shapeOf(sides, 0, seed);
  return (
    <g transform={`translate(${x} ${y})`} className={`dg-tile is-${look}`}>
      <g transform={`scale(${radius / MAP_SIZE})`}>
        {regions.map(({ terrain, path }) => (
          <path key={terrain} className={`dg-ground is-${terrain}`} d={path} />
        ))}
        <path className="dg-road" d={roads} />
      </g>
      <path className="dg-rim" d={outline(radius - 1)} />
      {children}
    </g>
  );
}

export function Cop({ x, y, cop, isToAvoid = false }: At & { readonly cop: number; readonly isToAvoid?: boolean }) {
  return (
    <g transform={`translate(${x} ${y}) scale(0.62)`}>
      {isToAvoid && <circle className="dg-heat" r="23" />}
      <g className={copClass(cop)}>
        <CopFigure cop={cop} />
      </g>
    </g>
  );
}

export function Robber({ x, y, seat }: At & { readonly seat: number }) {
  return (
    <g className={`dg-robber ${seatClass(seat)}`} transform={`translate(${x} ${y})`}>
      <path d="M0-17.3a7.5 7.5 0 0 1 4.9 13.1C9.8-2.3 10.9 4.6 11.5 12.7H-11.5C-10.9 4.6-9.8-2.3-4.9-4.2A7.5 7.5 0 0 1 0-17.3Z" />
      <svg x={-4} y={1} width={8} height={8} viewBox="0 0 24 24" className="dg-placed" aria-hidden="true">
        <PlayerSymbol seat={seat} />
      </svg>
    </g>
  );
}

/** A location: its shape is that of its family. */
export function Spot({ x, y, icon, size = 24 }: At & { readonly icon: IconName; readonly size?: number }) {
  return (
    <g transform={`translate(${x - size / 2} ${y - size / 2})`}>
      <rect className="dg-spot" width={size} height={size} rx="3" />
      <IconAt x={3} y={3} size={size - 6} name={icon} className="dg-spot-icon" />
    </g>
  );
}

/** The movement points used up to a place. */
export function Points({ x, y, children }: At & { readonly children: ReactNode }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle className="dg-points" r="9" />
      <text className="dg-points-number" y="4.6">
        {children}
      </text>
    </g>
  );
}

/** A step of a visit; dashed when it may be passed. */
export function VisitStep({
  x,
  y,
  width,
  isOptional = false,
  children,
}: At & { readonly width: number; readonly isOptional?: boolean; readonly children: ReactNode }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect className={`dg-visit ${isOptional ? 'may' : ''}`} width={width} height="24" rx="3" />
      <text className="dg-visit-name" x={width / 2} y="16.5">
        {children}
      </text>
    </g>
  );
}

/** A cube. */
export function Cube({ x, y, className = '' }: At & { readonly className?: string }) {
  return <rect className={`dg-cube ${className}`} x={x} y={y} width="13" height="13" rx="2" />;
}
