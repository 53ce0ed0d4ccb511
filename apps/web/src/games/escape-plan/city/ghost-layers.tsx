import { locationNode } from '@stakeout/escape-plan';
import { useSay } from '../../../text/say.ts';
import { useTable } from '../table-context.ts';
import { CITY_TEXTS } from './city.texts.ts';
import { COMPASS_TEXTS } from './compass.texts.ts';
import { compassOf } from './compass.ts';
import { type Cell, cellCentre, hexPoints, neighboursOf, SIZE } from './geometry.ts';
import { layoutOf } from './layout.ts';
import { lookOf } from './location-look.ts';
import { LocationMark } from './location-mark.tsx';
import { labelOf } from './location-words.ts';
import { TileArt } from './tile-art.tsx';
import { Touch } from './touch.tsx';
import type { GhostControls } from './use-ghost.ts';

const HEX = hexPoints(SIZE - 5);

/** The tile held over the city: its real terrain, half there, and where its two locations would come to lie. */
export function GhostTile({ controls: { ghost, fits } }: { readonly controls: GhostControls }) {
  const { view, printed, words } = useTable();
  const say = useSay(CITY_TEXTS);
  if (ghost === null) return null;
  const { x, y } = cellCentre(ghost);
  return (
    <g className={`ep-ghost ${fits ? 'is-fitting' : ''}`} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
      <g className="ep-ghost-art">
        <TileArt printed={printed} tile={ghost.tile} turned={ghost.turned} />
      </g>
      <polygon className="ep-ghost-line" points={HEX} />
      {layoutOf(printed, ghost.tile, ghost.turned).locations.map((point, index) => {
        const look = lookOf(view, printed, locationNode(ghost.tile, index));
        const label = labelOf({ view, printed, words, say }, look);
        return (
          <LocationMark
            key={look.node}
            look={look}
            point={point}
            label={label}
            labelPlace="below"
            seats={view.table.seats}
          />
        );
      })}
    </g>
  );
}

/** The free cells beside the city as places that can be touched; the held tile says when it does not fit. */
export function GhostCells({ controls }: { readonly controls: GhostControls }) {
  const { view, words } = useTable();
  const say = useSay(CITY_TEXTS);
  const sayCompass = useSay(COMPASS_TEXTS);
  const { cells, ghost, hasTile } = controls;
  const besides = (cell: Cell) =>
    neighboursOf(view.table.city, cell)
      .map((tile) => words.term('tile', tile))
      .join(', ');
  return cells.map((cell) => {
    const isHeld = ghost?.q === cell.q && ghost.r === cell.r;
    return (
      <Touch
        key={`${cell.q} ${cell.r}`}
        target={`cell:${cell.q}:${cell.r}`}
        point={cellCentre(cell)}
        shape="hexagon"
        name={say('freeCell', { tiles: besides(cell), side: sayCompass(compassOf(view.table.city, cell)) })}
        tip={hasTile ? undefined : say('tileFirst')}
        isStop
        onTouched={() => controls.onCell(cell)}
      >
        <svg viewBox={`-${SIZE} -${SIZE} ${2 * SIZE} ${2 * SIZE}`} aria-hidden="true" data-ghost={isHeld || undefined}>
          <polygon className={`ep-cell ${isHeld && !controls.fits ? 'is-unfit' : ''}`} points={HEX} />
        </svg>
        {isHeld && !controls.fits && (
          <span className="ep-ghost-words" data-ghost>
            {say('fitsNot')}
          </span>
        )}
      </Touch>
    );
  });
}

/** Turns the held tile, for those without wheel and keys, and says whether it fits and why not. */
export function TurnButtons({ controls }: { readonly controls: GhostControls }) {
  const say = useSay(CITY_TEXTS);
  const { ghost, fits, isOnlyFit, reason, turn } = controls;
  if (ghost === null) return null;
  return (
    <fieldset className="ep-turn">
      <legend className="visually-hidden">{say('turned', { degrees: ghost.turned * 60 })}</legend>
      <button
        type="button"
        className="ep-map-button"
        aria-label={say('turnLeft')}
        data-tip={say('turnLeft')}
        onClick={() => turn(-1)}
      >
        <TurnArrow isLeft />
      </button>
      <output className={fits ? 'is-fitting' : ''}>{fits ? say(isOnlyFit ? 'fitsOnly' : 'fits') : reason}</output>
      <button
        type="button"
        className="ep-map-button"
        aria-label={say('turnRight')}
        data-tip={say('turnRight')}
        onClick={() => turn(1)}
      >
        <TurnArrow isLeft={false} />
      </button>
    </fieldset>
  );
}

function TurnArrow({ isLeft }: { readonly isLeft: boolean }) {
  return (
    <svg className="ep-turn-arrow" viewBox="-12 -12 24 24" aria-hidden="true">
      <g transform={isLeft ? 'scale(-1 1)' : undefined}>
        <path d="M-7.5 4A8 8 0 1 1 6 5.5M9.5-.5 6.5 6.5 0 3.5" />
      </g>
    </svg>
  );
}
