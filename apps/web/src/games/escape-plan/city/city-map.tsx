import { type City, tileOf } from '@stakeout/escape-plan';
import { type CSSProperties, memo, useMemo } from 'react';
import { useSay } from '../../../text/say.ts';
import { HintTags } from '../hint/hint-layer.tsx';
import { useChoosing, useTable } from '../table-context.ts';
import { CITY_TEXTS } from './city.texts.ts';
import './city-map.css';
import './foot.css';
import { NeedChips, PlanFlags } from './flag-layers.tsx';
import {
  type Box,
  boxAround,
  type Cell,
  cellCentre,
  cellOf,
  centreOf,
  hexPoints,
  laidTiles,
  neighboursOf,
  type Point,
} from './geometry.ts';
import { GhostCells, GhostTile, TurnButtons } from './ghost-layers.tsx';
import { Ground } from './ground.tsx';
import { Legend } from './legend.tsx';
import './pieces.css';
import { Cops, LitNames, Locations, Pawns, useMarks } from './pieces.tsx';
import { ArrowHead, focusPoints, WayOver, WayUnder } from './preview-layers.tsx';
import { Textures } from './textures.tsx';
import { TileSigns } from './tile-signs.tsx';
import { Tomorrow } from './tomorrow.tsx';
import { TILE_FRAMES, Touches } from './touches.tsx';
import { useGhost } from './use-ghost.ts';
import { useKept } from './use-kept.ts';
import { useMap } from './use-map.ts';
import { revealFocus, walkBy } from './walking.ts';

const PARTS = ['morning', 'afternoon', 'dusk', 'night', 'dawn'] as const;
/** Room around the city in its drawing, for what stands out over its rim. */
const MARGIN = 40;
const AROUND_FOCUS = 80;

/** The city: a lit wall map that can be moved, with everything on it that can be touched. */
export const CityMap = memo(function CityMap() {
  const table = useTable();
  const { selection, preview } = useChoosing();
  const { view, printed, words, frame, snapshot } = table;
  const say = useSay(CITY_TEXTS);
  const { part } = view.table;
  const city = useKept(view.table.city);
  const marks = useMarks();
  const ghost = useGhost();
  const cells = ghost.cells;
  const { box, drawn, centres } = useMemo(() => framesOf(city, cells), [city, cells]);
  const held = ghost.ghost === null ? null : cellCentre(ghost.ghost);
  const focus = boxOf(held === null ? focusPoints(table, preview) : [held]);
  const map = useMap(
    {
      box,
      centres,
      focus,
      isChosen: held !== null || preview.path.length > 0,
      isWhole: cells.length > 0,
      moment: snapshot.seq,
    },
    {
      onGround: (node) => {
        const wantsTile = TILE_FRAMES.has(frame.kind);
        selection.onTouch(wantsTile ? `tile:${tileOf(node)}` : `node:${node}`);
      },
      onTurn: ghost.turn,
      onKey: (key, isShifted) => walkBy(key, isShifted, map, ghost),
      onFocus: (element) => revealFocus(map, element),
    },
  );
  return (
    <section
      className={`panel ep-city is-${PARTS[part] ?? 'morning'} ${TILE_FRAMES.has(frame.kind) ? 'is-by-tile' : ''}`}
      aria-label={say('map')}
    >
      <div ref={map.view} className="ep-city-view">
        <div ref={map.sheet} className="ep-city-sheet">
          <svg
            className="ep-city-drawing is-ground"
            viewBox={viewBox(drawn)}
            style={boxStyle(drawn)}
            aria-hidden="true"
          >
            <Textures />
            <Ground city={city} printed={printed} />
            <Tint city={city} />
            <TileSigns city={city} printed={printed} words={words} say={say} />
          </svg>
          <svg
            className="ep-city-drawing is-pieces"
            viewBox={viewBox(drawn)}
            style={boxStyle(drawn)}
            aria-hidden="true"
          >
            <ArrowHead />
            <GhostTile controls={ghost} />
            <WayUnder />
            <Locations marks={marks} />
            <Cops />
            <Pawns />
            <NeedChips />
            <PlanFlags />
            <WayOver />
            <HintTags />
          </svg>
          <GhostCells controls={ghost} />
          <Touches />
          <svg
            className="ep-city-drawing is-lit-names"
            viewBox={viewBox(drawn)}
            style={boxStyle(drawn)}
            aria-hidden="true"
          >
            <LitNames marks={marks} />
          </svg>
        </div>
      </div>
      <Tomorrow />
      <Legend controls={map} />
      <TurnButtons controls={ghost} />
    </section>
  );
});

const HEX = hexPoints();

/** The light of the part of the day, over the ground and under the pieces. */
const Tint = memo(function Tint({ city }: { readonly city: City }) {
  return (
    <g className="ep-tint">
      {laidTiles(city).map((tile) => {
        const { x, y } = centreOf(city, tile);
        return <polygon key={tile} points={HEX} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`} />;
      })}
    </g>
  );
});

/** What the camera shows of the city, and how far its drawing goes: all free cells are drawn, not all can be built on (E7.2). */
function framesOf(city: City, cells: readonly Cell[]) {
  const laid = laidTiles(city).map((tile) => cellOf(city, tile));
  const wanted = cells.filter((cell) => neighboursOf(city, cell).length > 1);
  return {
    box: boxAround([...laid, ...wanted]),
    drawn: boxAround([...laid, ...cells], MARGIN),
    centres: [...laid, ...wanted].map(cellCentre),
  };
}

/** The box around these points, with some air; `null` where there are none. */
function boxOf(points: readonly Point[]): Box | null {
  if (points.length === 0) return null;
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const box = { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
  return grown(box, AROUND_FOCUS);
}

function grown({ left, top, right, bottom }: Box, by: number): Box {
  return { left: left - by, top: top - by, right: right + by, bottom: bottom + by };
}

function viewBox({ left, top, right, bottom }: Box): string {
  return `${left} ${top} ${right - left} ${bottom - top}`;
}

function boxStyle({ left, top, right, bottom }: Box): CSSProperties {
  return {
    '--left': `${left}px`,
    '--top': `${top}px`,
    '--width': `${right - left}px`,
    '--height': `${bottom - top}px`,
  } as CSSProperties;
}
