const KEY = 'stakeout.chat';
/** Tables played at long ago need no mark. */
const MOST = 40;

/** The last line of a table's chat that was seen on this device, by table; the latest tables last. */
type Seen = readonly (readonly [table: string, id: number])[];

/** `null` at a table whose chat was never seen here. */
export function seenIn(table: string): number | null {
  return load().find(([id]) => id === table)?.[1] ?? null;
}

export function keepSeen(table: string, id: number): void {
  if (seenIn(table) === id) return;
  try {
    localStorage.setItem(KEY, JSON.stringify(withSeen(load(), table, id)));
  } catch {
    // What came while somebody was away is then not marked.
  }
}

export function withSeen(seen: Seen, table: string, id: number): Seen {
  return [...seen.filter(([other]) => other !== table), [table, id] as const].slice(-MOST);
}

function load(): Seen {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isMark) : [];
  } catch {
    return [];
  }
}

function isMark(mark: unknown): mark is readonly [string, number] {
  return Array.isArray(mark) && typeof mark[0] === 'string' && typeof mark[1] === 'number';
}
