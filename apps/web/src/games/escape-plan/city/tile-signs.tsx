import type { City, Table } from '@stakeout/escape-plan';
import { memo } from 'react';
import type { Say } from '../../../text/say.ts';
import type { Words } from '../words.ts';
import type { CityTextId } from './city.texts.ts';
import { centreOf, laidTiles } from './geometry.ts';
import { layoutOf } from './layout.ts';

/** What is printed on the tiles besides terrain and locations: their number, ferries, and the small H of the helipads. */
export const TileSigns = memo(function TileSigns({
  city,
  printed,
  words,
  say,
}: {
  readonly city: City;
  readonly printed: Table;
  readonly words: Words;
  readonly say: Say<CityTextId>;
}) {
  return laidTiles(city).map((tile) => {
    const { x, y } = centreOf(city, tile);
    const { corners, ferry } = layoutOf(printed, tile, city.turned[tile] ?? 0);
    const isHelipad = printed.tiles[tile]?.helipad === true;
    const [first, second, third] = corners;
    return (
      <g key={tile} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
        {first !== undefined && (
          <text
            className="ep-tile-id"
            x={first.x}
            y={first.y + 4.5}
            textAnchor="middle"
            data-tip={say('tileIdTip', { tile: words.term('tile', tile) })}
          >
            {words.term('tile', tile)}
          </text>
        )}
        {isHelipad &&
          [second, third].map(
            (point) =>
              point !== undefined && (
                <g
                  key={point.x + point.y}
                  className="ep-helipad"
                  transform={`translate(${point.x} ${point.y})`}
                  data-tip={say('helipadTip')}
                >
                  <g>
                    <circle r="8.5" />
                    <text y="4.5" textAnchor="middle">
                      H
                    </text>
                  </g>
                </g>
              ),
          )}
        {ferry !== null && (
          <g className="ep-ferry" transform={`translate(${ferry.x} ${ferry.y})`} data-tip={say('ferry')}>
            <circle r="13" />
            <use href="/icons.svg#paddle-steamer" x="-9.5" y="-9.5" width="19" height="19" />
          </g>
        )}
      </g>
    );
  });
});
