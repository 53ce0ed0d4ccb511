import { frontOf, loadGame } from '../../games/index.ts';
import { settings, speedAt } from '../../state/settings.ts';
import type { Branched, BranchWish } from '../origin.ts';
import type { MatchPlan } from '../plan.ts';
import { keepStorage } from './keep-storage.ts';
import { Line } from './line.ts';
import { refreshLocalMatches } from './local-matches.ts';
import { MatchRoom, type OpenedMatch } from './match-room.ts';
import type { Started } from './messages.ts';
import { Saves } from './saves.ts';

/** How long a person waits for a hint, in milliseconds. */
const HINT_TIME = 1500;

const host = workers((line, game) => {
  // The speed chosen in the settings holds at once, in the middle of a match too.
  const tell = () => line.note({ type: 'speed', speed: speedAt(settings.get(), game) });
  tell();
  settings.subscribe(() => {
    if (!line.broken) tell();
  });
});
const advisor = workers(() => {});
const saves = new Saves(indexedDB);
const room = new MatchRoom({
  host,
  advisor,
  record: (id) => saves.record(id),
  loadGame: (id) => {
    prepareTable(id);
    return loadGame(id);
  },
  hintTime: HINT_TIME,
});

/** Starts a match on this device and saves it. It is played by opening it. */
export async function startLocalMatch(plan: MatchPlan): Promise<Started> {
  const started = await room.start(plan);
  if (started.ok) {
    void keepStorage();
    void refreshLocalMatches();
  }
  return started;
}

/** Makes a match on this device out of a finished one, and saves it. It is played by opening it. */
export async function startBranch(game: string, file: string, wish: BranchWish): Promise<Branched> {
  const branched = await room.branch(game, file, wish);
  if (branched.ok) {
    void keepStorage();
    void refreshLocalMatches();
  }
  return branched;
}

/** Opens a saved match; `takeOver` takes it from the other tab that has it open. The session must be closed after use. */
export function openLocalMatch(id: string, options: { readonly takeOver?: boolean } = {}): Promise<OpenedMatch> {
  return room.open(id, options.takeOver ?? false);
}

/** Starts the worker of a game before it is needed, so that the first match opens at once. */
export function prepareLocalPlay(game: string): void {
  host(game);
}

/** The same with the code of its table, where that is about to be seen: neither waits until the match has been found. */
export function prepareLocalTable(game: string): void {
  host(game);
  prepareTable(game);
}

function prepareTable(game: string): void {
  frontOf(game)
    ?.loadTable?.()
    .catch(() => undefined);
}

/** A worker for every game, started when it is first needed, and again after it has stopped working. */
function workers(prepare: (line: Line, game: string) => void): (game: string) => Line | null {
  const lines = new Map<string, Line>();
  return (game) => {
    const known = lines.get(game);
    if (known?.broken === false) return known;
    const worker = frontOf(game)?.startWorker();
    if (worker === undefined) return null;
    const line = new Line(worker);
    lines.set(game, line);
    prepare(line, game);
    return line;
  };
}
