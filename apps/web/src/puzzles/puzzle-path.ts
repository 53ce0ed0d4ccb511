/** Where a puzzle is; within a theme the next one is of it too. */
export function puzzlePath(game: string, id: number | 'today' | 'next', theme: string | null = null): string {
  const query = theme === null ? '' : `?theme=${encodeURIComponent(theme)}`;
  return `/puzzles/${game}/${id}${query}`;
}
