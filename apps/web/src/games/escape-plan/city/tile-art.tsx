import type { Table } from '@stakeout/escape-plan';
import { NODES_PER_TILE } from '@stakeout/escape-plan';
import { memo } from 'react';
import { shapeOf } from './regions.ts';

/** The ground of one tile around its middle: a region for each terrain, roads between them. */
export const TileArt = memo(function TileArt({
  printed,
  tile,
  turned,
  isTouchable = false,
}: {
  readonly printed: Table;
  readonly tile: number;
  readonly turned: number;
  /** Whether its terrains say which ones they are to whoever touches them. */
  readonly isTouchable?: boolean;
}) {
  const { regions, roads, joined } = shapeOf(printed.tiles[tile]?.edges ?? [], turned, tile);
  return (
    <>
      {regions.map(({ terrain, path }) => (
        <path
          key={terrain}
          d={path}
          fill={`url(#ep-ground-${terrain})`}
          data-region={isTouchable ? tile * NODES_PER_TILE + terrain : undefined}
        />
      ))}
      <path className="ep-road" d={roads} />
      <path className="ep-road-line" d={roads} />
      {joined >= 0 && <circle className="ep-plaza" r="15" fill={`url(#ep-ground-${joined})`} />}
    </>
  );
});
