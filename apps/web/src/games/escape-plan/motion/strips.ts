import type { Happening, Pawn } from '@stakeout/escape-plan';

/** What deserves a moment of its own: it passes over the top of the map. */
export type Strip =
  | { readonly kind: 'day'; readonly day: number; readonly incomes: readonly { pawn: Pawn; amount: number }[] }
  | { readonly kind: 'part'; readonly part: number }
  | { readonly kind: 'patrol'; readonly cards: readonly { exit: number; isBlocked: boolean }[] }
  | { readonly kind: 'tiles'; readonly tiles: readonly { tile: number; cops: number }[] }
  | { readonly kind: 'escaped' | 'arrested'; readonly pawn: Pawn };

/** The happenings that are shown together, by the first of them. */
const TOGETHER: Readonly<Record<string, readonly string[]>> = {
  dayBegan: ['incomeReceived'],
  // Parts in which nobody plays pass without a word.
  partBegan: ['partBegan', 'dayBegan', 'incomeReceived'],
  patrolRevealed: ['patrolRevealed', 'exitBlocked'],
  tileRevealed: ['tileRevealed', 'copsDrawn'],
  contactRevealed: ['contactTaken', 'contactDismissed', 'contactLost'],
};

/** Cuts a story into what is shown together. */
export function cutStory(story: readonly Happening[]): readonly (readonly Happening[])[] {
  const cuts: Happening[][] = [];
  for (const happening of story) {
    const last = cuts.at(-1);
    const first = last?.[0]?.what ?? '';
    if (last !== undefined && TOGETHER[first]?.includes(happening.what) === true && !isEnded(last))
      last.push(happening);
    else cuts.push([happening]);
  }
  return cuts;
}

/** One contact fills one place. */
function isEnded(cut: readonly Happening[]): boolean {
  return cut[0]?.what === 'contactRevealed' && cut.length > 1;
}

export function stripOf(cut: readonly Happening[]): Strip | null {
  const day = cut.find(({ what }) => what === 'dayBegan');
  const last = cut.findLast(({ what }) => what === 'partBegan');
  if (day !== undefined) return { kind: 'day', day: day.params['day'] ?? 1, incomes: incomesIn(cut) };
  if (last !== undefined) return { kind: 'part', part: last.params['part'] ?? 0 };
  const [first] = cut;
  const pawn = first?.params['pawn'] ?? 0;
  switch (first?.what) {
    case 'patrolRevealed':
      return { kind: 'patrol', cards: cardsIn(cut) };
    case 'tileRevealed':
      return { kind: 'tiles', tiles: tilesIn(cut) };
    case 'escaped':
    case 'arrested':
      return { kind: first.what, pawn };
    default:
      return null;
  }
}

function incomesIn(cut: readonly Happening[]): readonly { pawn: Pawn; amount: number }[] {
  return cut.flatMap(({ what, params }) =>
    what === 'incomeReceived' ? [{ pawn: params['pawn'] ?? 0, amount: params['amount'] ?? 0 }] : [],
  );
}

function cardsIn(cut: readonly Happening[]): readonly { exit: number; isBlocked: boolean }[] {
  return cut.flatMap(({ what, params }, index) =>
    what === 'patrolRevealed' ? [{ exit: params['exit'] ?? 0, isBlocked: cut[index + 1]?.what === 'exitBlocked' }] : [],
  );
}

function tilesIn(cut: readonly Happening[]): readonly { tile: number; cops: number }[] {
  const drawn = cut.filter(({ what }) => what === 'copsDrawn');
  return cut.flatMap(({ what, params }) => {
    if (what !== 'tileRevealed') return [];
    const tile = params['tile'] ?? 0;
    return [{ tile, cops: drawn.find((cops) => cops.params['tile'] === tile)?.params['cops'] ?? 0 }];
  });
}
