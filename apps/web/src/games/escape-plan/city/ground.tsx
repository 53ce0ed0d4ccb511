import type { City, Table } from '@stakeout/escape-plan';
import { memo } from 'react';
import { cellOf, centreOf, corner, hexPoints, laidTiles, moved, neighbour, pair, SIDES, tileAt } from './geometry.ts';
import { layoutOf } from './layout.ts';
import { sidesOf } from './regions.ts';
import { TileArt } from './tile-art.tsx';

const OUTLINE = hexPoints();

/** Everything that lies still: the tiles and the lines between them. It is drawn anew only when a tile is laid. */
export const Ground = memo(function Ground({ city, printed }: { readonly city: City; readonly printed: Table }) {
  const tiles = laidTiles(city);
  const { roads, rims } = linesOf(city, printed);
  return (
    <>
      <g className="ep-plinth">
        {tiles.map((tile) => (
          <polygon key={tile} points={hexPoints(112)} transform={shiftTo(city, tile, 7)} />
        ))}
      </g>
      {tiles.map((tile) => (
        <g key={tile} transform={shiftTo(city, tile)} data-tile={tile}>
          <g className="ep-mover">
            <TileArt printed={printed} tile={tile} turned={city.turned[tile] ?? 0} isTouchable />
            <polygon className="ep-tile-line" points={OUTLINE} />
            <Footpath printed={printed} tile={tile} turned={city.turned[tile] ?? 0} />
          </g>
        </g>
      ))}
      <path className="ep-road" d={roads} />
      <path className="ep-road-line" d={roads} />
      <path className="ep-rim" d={rims} />
    </>
  );
});

/** E11.2: where two locations touch, one goes from the one to the other without setting foot on a terrain. */
function Footpath({
  printed,
  tile,
  turned,
}: {
  readonly printed: Table;
  readonly tile: number;
  readonly turned: number;
}) {
  if (printed.tiles[tile]?.locationsTouch !== true) return null;
  const [one, other] = layoutOf(printed, tile, turned).locations;
  return <path className="ep-footpath" d={`M${pair(one)}L${pair(other)}`} />;
}

/** Roads run where two kinds of terrain meet, which costs a movement point; the rim is where the city ends. */
function linesOf(city: City, printed: Table): { roads: string; rims: string } {
  let roads = '';
  let rims = '';
  for (const tile of laidTiles(city)) {
    const centre = centreOf(city, tile);
    const sides = sidesOf(printed.tiles[tile]?.edges ?? [], city.turned[tile] ?? 0);
    for (const [side, terrain] of sides.entries()) {
      const other = tileAt(city, neighbour(cellOf(city, tile), side));
      const line = `M${pair(moved(corner(side), centre))}L${pair(moved(corner(side + 1), centre))}`;
      if (other < 0) rims += line;
      else if (other > tile) {
        const facing = sidesOf(printed.tiles[other]?.edges ?? [], city.turned[other] ?? 0)[(side + 3) % SIDES];
        if (facing !== terrain) roads += line;
      }
    }
  }
  return { roads, rims };
}

function shiftTo(city: City, tile: number, down = 0): string {
  const { x, y } = centreOf(city, tile);
  return `translate(${x.toFixed(1)} ${(y + down).toFixed(1)})`;
}
