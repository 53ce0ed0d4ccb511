/** Pages that a kept match has beside its table. */
type MatchPage = 'replay' | 'review' | 'again';

/** Where such a page of a match is: addresses call a match on the server by its table. */
export function matchPath(page: MatchPage, kind: 'local' | 'online' | 'table', id: string): string {
  return `/${page}/${kind === 'local' ? 'local' : 'table'}/${id}`;
}
