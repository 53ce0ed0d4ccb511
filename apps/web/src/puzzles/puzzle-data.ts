import {
  fileOfPuzzle,
  type Overlay,
  PUZZLES_A_FILE,
  type PuzzleIndex,
  type StoredPuzzle,
} from '@stakeout/bots/puzzles';

/**
 * The addresses of the files that hold the puzzles: data, which is fetched when somebody wants a puzzle. What could not be known lies in
 * files of its own, which are fetched after the answer.
 */
const FILES = import.meta.glob<string>('../../../../packages/bots/puzzles/*/*.json', {
  query: '?url',
  import: 'default',
  eager: true,
});

const fetched = new Map<string, Promise<unknown>>();

export function loadIndex(game: string): Promise<PuzzleIndex> {
  return load(game, 'index') as Promise<PuzzleIndex>;
}

/** A puzzle by its number; `null` where there is none. */
export async function loadPuzzle(game: string, id: number): Promise<StoredPuzzle | null> {
  return ((await load(game, String(fileOfPuzzle(id)))) as readonly StoredPuzzle[])[placeOf(id)] ?? null;
}

/** What could not be known, as what differs from the view. */
export async function loadTruth(game: string, id: number): Promise<Overlay> {
  return ((await load(game, `${fileOfPuzzle(id)}.truth`)) as readonly Overlay[])[placeOf(id)] ?? null;
}

function placeOf(id: number): number {
  return (id - 1) % PUZZLES_A_FILE;
}

function load(game: string, name: string): Promise<unknown> {
  const url = FILES[`../../../../packages/bots/puzzles/${game}/${name}.json`];
  if (url === undefined) return Promise.reject(new Error(`there are no puzzles ${game}/${name}`));
  const known = fetched.get(url);
  if (known !== undefined) return known;
  const begun = fetch(url).then((response) => {
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
    return response.json() as Promise<unknown>;
  });
  fetched.set(url, begun);
  // What could not be had may be asked for again.
  begun.catch(() => fetched.delete(url));
  return begun;
}
