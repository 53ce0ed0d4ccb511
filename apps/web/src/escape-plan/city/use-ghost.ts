import type { Action } from '@stakeout/escape-plan';
import { useEffect, useMemo, useRef, useState } from 'react';
import { partOf } from '../../table/selection/choices.ts';
import { useChoosing, useTable } from '../table-context.ts';
import { type Cell, freeCells } from './geometry.ts';
import { canLay, firstTurn, type Ghost, ghostOf, layingOf, type Trial, turnedBy } from './ghost.ts';

/** A tile that is to be laid, and what can be done with it. */
export interface GhostControls {
  /** The free cells beside the city, while a tile is to be laid here. */
  readonly cells: readonly Cell[];
  readonly hasTile: boolean;
  readonly ghost: Ghost | null;
  readonly fits: boolean;
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
  const tile = partOf(parts, 'stack')?.[0] ?? -1;
  const ghost = isPlacing ? ghostOf(parts, standing.legal, trial) : null;
  const fits = ghost !== null && canLay(snapshot.options as readonly Action[], ghost);
  const refusals = ghost === null || fits ? [] : session.explain(layingOf(ghost));
  const reason = refusals.map(({ reason: id, params }) => words.say({ id, params })).join(' ');

  // Whoever chose a cell by hand gets the first turn that fits; taking that back by Undo is not undone again.
  useEffect(() => {
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
    reason,
    turn(steps) {
      if (ghost === null) return false;
      const turned = turnedBy(ghost.turned, steps);
      const isChosenCell = parts.includes(`cell:${ghost.q}:${ghost.r}`);
      const next = { ...ghost, turned };
      if (isChosenCell && canLay(snapshot.options as readonly Action[], next)) {
        setTrial(null);
        if (!parts.includes(`turn:${turned}`)) onTouch(`turn:${turned}`);
      } else setTrial({ tile: ghost.tile, cell: isChosenCell ? null : { q: ghost.q, r: ghost.r }, turned });
      return true;
    },
    onCell(cell) {
      const isLegal = standing.legal.has(`cell:${cell.q}:${cell.r}`) || parts.includes(`cell:${cell.q}:${cell.r}`);
      wantsTurn.current = isLegal;
      setTrial(isLegal || tile < 0 ? null : { tile, cell, turned: ghost?.turned ?? 0 });
    },
  };
}
