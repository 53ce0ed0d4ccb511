import { isLocation, SANDRA, terrainOf, tileOf } from '@stakeout/escape-plan';
import { memo } from 'react';
import type { MapPreview } from '../play/preview.ts';
import type { Target } from '../play/targets.ts';
import { type TableContext, useChoosing, useTable } from '../table-context.ts';
import { centreOf, hexPoints, isLaid, moved, type Point, SIZE } from './geometry.ts';
import { copPoint, nodePoint, pawnPoint } from './places.ts';
import { shapeOf } from './regions.ts';
import { terrainIn } from './touches.tsx';
import { bowPath, wayPath } from './way.ts';

const LEFT = hexPoints(SIZE - 5);

/** Under the pieces: terrains that can be chosen, tiles that will be left, and the way itself. */
export function WayUnder() {
  const { view, printed } = useTable();
  const { preview, selection } = useChoosing();
  const { city } = view.table;
  const points = preview.path.flatMap((node) => nodePoint(view, printed, node) ?? []);
  const way = wayPath(points);
  const goal = preview.path.at(-1);
  const end = goal === undefined || !isLocation(goal) ? null : nodePoint(view, printed, goal);
  const { legal, instead } = selection.standing;
  const terrains = [...legal, ...selection.parts, ...instead].flatMap((target) => {
    const node = terrainIn(target);
    return node !== null && isLaid(city, tileOf(node)) ? [node] : [];
  });
  return (
    <>
      {terrains.map((node) => {
        const tile = tileOf(node);
        const { regions } = shapeOf(printed.tiles[tile]?.edges ?? [], city.turned[tile] ?? 0, tile);
        const region = regions.find(({ terrain }) => terrain === terrainOf(node));
        const target: Target = `node:${node}`;
        const look = selection.parts.includes(target) ? 'is-chosen' : instead.has(target) ? 'is-instead' : '';
        return (
          <path
            key={node}
            className={`ep-legal-region ${look}`}
            d={region?.path}
            transform={shift(centreOf(city, tile))}
          />
        );
      })}
      {preview.left.map((tile) => (
        <polygon key={tile} className="ep-left-tile" points={LEFT} transform={shift(centreOf(city, tile))} />
      ))}
      {way !== '' && (
        <>
          <path className="ep-way-casing" d={way} />
          <path className="ep-way" d={way} />
        </>
      )}
      {end !== null && <circle className="ep-goal" r="29" cx={end.x} cy={end.y} />}
    </>
  );
}

/** Over the pieces: the movement points used so far, and the arrow of a cop that is to be moved. */
export function WayOver() {
  const { view, printed } = useTable();
  const { preview } = useChoosing();
  const { copMove } = preview;
  return (
    <>
      {preview.points.map(({ node, used }) => {
        const point = nodePoint(view, printed, node);
        if (point === null) return null;
        const by = isLocation(node) ? { x: -25, y: -20 } : { x: 0, y: 0 };
        return (
          <g key={`${node} ${used}`} className="ep-points" transform={shift(moved(point, by))}>
            <circle r="11.5" />
            <text y="6" textAnchor="middle">
              {used}
            </text>
          </g>
        );
      })}
      {copMove !== null && <CopArrow {...copMove} />}
    </>
  );
}

function CopArrow({ cop, from, to }: { readonly cop: number; readonly from: number; readonly to: number }) {
  const { view, printed } = useTable();
  const start = copPoint(view, printed, from, cop);
  // Sandra has no place of her own on a tile she is not on: the arrow points at its middle.
  const end = cop < SANDRA ? copPoint(view, printed, to, cop) : centreOf(view.table.city, to);
  if (start === null || end === null) return null;
  const path = bowPath(start, end);
  return (
    <g className="ep-cop-arrow">
      <path className="ep-way-casing" d={path} />
      <path className="ep-arrow-line" d={path} markerEnd="url(#ep-arrow-head)" />
      <circle className="ep-goal" r="21" cx={end.x} cy={end.y} />
    </g>
  );
}

/** The head of the arrow. */
export const ArrowHead = memo(function ArrowHead() {
  return (
    <defs>
      <marker
        id="ep-arrow-head"
        viewBox="0 0 10 10"
        refX="8"
        refY="5"
        markerWidth="4.5"
        markerHeight="4.5"
        orient="auto"
      >
        <path className="ep-arrow-head" d="M0 0 10 5 0 10Z" />
      </marker>
    </defs>
  );
});

/** What the camera should keep in sight: the previewed way or the own robber. */
export function focusPoints({ view, printed, seat }: TableContext, preview: MapPreview): readonly Point[] {
  const way = preview.path.flatMap((node) => nodePoint(view, printed, node) ?? []);
  if (way.length > 0) return way;
  if (preview.copMove !== null) {
    const { cop, from, to } = preview.copMove;
    return [copPoint(view, printed, from, cop), centreOf(view.table.city, to)].filter((point) => point !== null);
  }
  const own = seat === null ? null : pawnPoint(view, printed, seat);
  return own === null ? [] : [own];
}

function shift({ x, y }: Point): string {
  return `translate(${x.toFixed(1)} ${y.toFixed(1)})`;
}
