import type { Action } from '@stakeout/escape-plan';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { partOf } from '../../../table/selection/choices.ts';
import { useChoosing, useTable } from '../table-context.ts';
import { type Cell, freeCells } from './geometry.ts';
import {
  canLay,
  firstTurn,
  fitsOn,
  type Ghost,
  ghostOf,
  heldTile,
  layingOf,
  nextFitting,
  type Trial,
  turnedBy,
} from './ghost.ts';

/** A tile that is to be laid, and what can be done with it. */
export interface GhostControls {
  /** The free cells beside the city, while a tile is to be laid here. */
  readonly cells: readonly Cell[];
  readonly hasTile: boolean;
  readonly ghost: Ghost | null;
  readonly fits: boolean;
  /** Whether it fits there, and in no other way. */
  readonly isOnlyFit: boolean;
  /** Why it does not fit, in the words of the rules. */
  readonly reason: string;
  /** Turns the held tile by sixths; `false` where none is held. */
  readonly turn: (steps: number) => boolean;
  /** After a cell was touched: a turn that fits is chosen with it, or the tile is shown there with the reason why not. */
  readonly onCell: (cell: Cell) => void;
}

const NO_CELLS: readonly Cell[] = [];

export function useGhost(): GhostControls {
  const { view, session, snapshot, frame, isActing, words } = useTable();
  const { selection } = useChoosing();
  const { parts, standing, onTouch } = selection;
  const [trial, setTrial] = useState<Trial | null>(null);
  const wantsTurn = useRef(false);
  const isPlacing = isActing && frame.kind === 'placeTile';
  const { city } = view.table;
  const cells = useMemo(() => (isPlacing ? freeCells(city) : NO_CELLS), [isPlacing, city]);
  const tile = heldTile(parts, view.table.faceUp);
  const ghost = isPlacing ? ghostOf(tile, parts, standing.legal, trial) : null;
  const options = snapshot.options as readonly Action[];
  const fits = ghost !== null && canLay(options, ghost);
  const refusals = ghost === null || fits ? [] : session.explain(layingOf(ghost));
  const reason = refusals.map(({ reason: id, params }) => words.say({ id, params })).join(' ');

  // Whoever chose a cell by hand gets the first turn that fits, within the same touch; taking that back by Undo is not undone again.
  useLayoutEffect(() => {
    if (!wantsTurn.current) return;
    wantsTurn.current = false;
    const turned = firstTurn(standing.legal);
    if (partOf(parts, 'cell') !== null && partOf(parts, 'turn') === null && turned !== null) onTouch(`turn:${turned}`);
  });

  return {
    cells,
    hasTile: tile >= 0,
    ghost,
    fits,
    isOnlyFit: fits && nextFitting(options, ghost, 1) === ghost.turned,
    reason,
    turn(steps) {
      if (ghost === null) return false;
      if (parts.includes(`cell:${ghost.q}:${ghost.r}`)) {
        const turned = nextFitting(options, ghost, steps);
        if (!parts.includes(`turn:${turned}`)) onTouch(`turn:${turned}`);
      } else {
        const { tile: tried, q, r } = ghost;
        setTrial({ tile: tried, cell: { q, r }, turned: turnedBy(ghost.turned, steps) });
      }
      return true;
    },
    onCell(cell) {
      const isLegal = fitsOn(options, tile, cell);
      wantsTurn.current = isLegal;
      const chosen = parts.findIndex((part) => part.startsWith('cell:'));
      // Putting back a cell that was chosen before its tile puts back the tile too: then nothing is tried.
      const isTileLater = chosen >= 0 && parts.findIndex((part) => part.startsWith('stack:')) > chosen;
      const canTry = !isLegal && tile >= 0 && !isTileLater;
      setTrial(canTry ? { tile, cell, turned: ghost?.turned ?? 0 } : null);
      // Confirm must not lay the tile elsewhere than where it is seen.
      const before = parts[chosen];
      if (canTry && before !== undefined) onTouch(before);
    },
  };
}
