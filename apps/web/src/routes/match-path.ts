/**
 * Where the table of a match on this device is. The address names the game, so that whoever opens it knows at once what to fetch; one
 * without it, as there were once, leads to the same table.
 */
export function localPath(game: string, id: string): string {
  return `/local/${game}/${id}`;
}

/** The game that an address of a table or a lesson names. */
export function gameAt(path: string): string | undefined {
  return /^\/(?:local|learn)\/([\w-]+)\/[\w-]+$/.exec(path)?.[1];
}

/** Where the table of a match is. */
export function tablePath(kind: 'local' | 'online', game: string, id: string): string {
  return kind === 'local' ? localPath(game, id) : `/table/${id}`;
}

/** Pages that a kept match has beside its table. */
type MatchPage = 'replay' | 'review' | 'again';

/** Where such a page of a match is: addresses call a match on the server by its table. */
export function matchPath(page: MatchPage, kind: 'local' | 'online' | 'table', id: string): string {
  return `/${page}/${kind === 'local' ? 'local' : 'table'}/${id}`;
}
