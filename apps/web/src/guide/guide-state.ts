import type { TableSession } from '../session/session.ts';
import { changeSettings, settings } from '../state/settings.ts';
import { createStore, useStore } from '../state/store.ts';
import { BEGINNING, type Progress } from './progress.ts';

/** The guide that is under way. It outlives the table's page parts, which go away while a device is handed on. */
export interface RunningGuide {
  readonly table: string;
  /** Whom it guides; others who share the device are left alone. */
  readonly seat: number;
  readonly progress: Progress;
}

const running = createStore<RunningGuide | null>(null);

export function useRunningGuide(): RunningGuide | null {
  return useStore(running);
}

/** A game that has gone on for longer than this needs no introduction. */
const EARLY = 12;

/** Whether a guide may begin by itself at a table: not online, nor in a replay, where there is nothing to click. */
export function canBegin(session: TableSession): boolean {
  const { viewer, moves, outcome } = session.get();
  const isHere = session.kind === 'local' && session.isReplay !== true;
  return isHere && viewer !== null && outcome === null && moves.length <= EARLY;
}

export function startGuide(game: string, table: string, seat: number): void {
  const { guided } = settings.get();
  if (!guided.includes(game)) changeSettings({ guided: [...guided, game] });
  running.set({ table, seat, progress: BEGINNING });
}

export function keepProgress(progress: Progress): void {
  const now = running.get();
  if (now !== null) running.set(progress.isOver ? null : { ...now, progress });
}

export function endGuide(): void {
  running.set(null);
}
