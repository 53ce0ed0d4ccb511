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

/** Kept with the window, so that the guide goes on after the page was loaded again; another visit begins without it. */
const KEY = 'stakeout.guide';

const running = createStore<RunningGuide | null>(load());
running.subscribe(() => keep(running.get()));

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

function keep(guide: RunningGuide | null): void {
  try {
    if (guide === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify(guide));
  } catch {
    // A browser that keeps nothing: the guide holds until the page is left.
  }
}

function load(): RunningGuide | null {
  try {
    return readGuide(JSON.parse(sessionStorage.getItem(KEY) ?? 'null'));
  } catch {
    return null;
  }
}

/** What was kept as it was kept, or nothing: an older version of the app may have kept something else. */
export function readGuide(kept: unknown): RunningGuide | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const { table, seat, progress } = kept as Record<string, unknown>;
  if (typeof table !== 'string' || typeof seat !== 'number' || typeof progress !== 'object' || progress === null)
    return null;
  const { shown, current, read, seen, isOver } = progress as Record<string, unknown>;
  if (!areTexts(shown) || !areTexts(seen) || typeof read !== 'number' || isOver !== false) return null;
  if (current !== null && typeof current !== 'string') return null;
  return { table, seat, progress: { shown, current, read, seen, isOver } };
}

function areTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'string');
}
