import { type Match, movesOf, stateAfter } from './match.ts';

/** Remembers how a match stands. What it gives takes the match back there, as if nothing since had ever been tried. */
export function savepoint<Config, State, Action, Event, View>(
  match: Match<Config, State, Action, Event, View>,
): () => void {
  const { length } = match.entries;
  const standing = match.standing.slice();
  const snapshots = match.snapshots.slice();
  return () => {
    match.entries.length = length;
    match.consequences.length = length;
    match.standing.splice(0, match.standing.length, ...standing);
    match.snapshots.splice(0, match.snapshots.length, ...snapshots);
    match.state = stateAfter(match, movesOf(match));
  };
}
