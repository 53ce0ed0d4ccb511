/** Every variable of the environment that the server reads. docs/operations.md explains each; a test compares the two. */
export const VARIABLES = [
  'HOST',
  'PORT',
  'DATABASE_URL',
  'NATS_URL',
  'STAKEOUT_BOT_PACE',
  'STAKEOUT_BOT_THREADS',
  'STAKEOUT_DATA',
  'STAKEOUT_EXAMPLES',
  'STAKEOUT_LOG',
  'STAKEOUT_MESSAGES_PER_MINUTE',
  'STAKEOUT_METRICS',
  'STAKEOUT_NODE',
  'STAKEOUT_PUSH_CONTACT',
  'STAKEOUT_PUSH_PRIVATE_KEY',
  'STAKEOUT_PUSH_PUBLIC_KEY',
  'STAKEOUT_REQUESTS_PER_MINUTE',
  'STAKEOUT_REQUEST_SECONDS',
  'STAKEOUT_ROOM_MEGABYTES',
  'STAKEOUT_SOCKETS_PER_ADDRESS',
  'STAKEOUT_TRUST_PROXY',
  'STAKEOUT_URL',
  'STAKEOUT_WEB',
] as const;
export type Variable = (typeof VARIABLES)[number];

/** Only names with this beginning are ours alone; any other unknown variable belongs to somebody else. */
const PREFIX = 'STAKEOUT_';

/** A name with a slip of the pen would be ignored without a word, so it is a fault, with the name that was probably meant. */
export function unknownVariables(
  names: readonly string[],
): readonly { readonly name: string; readonly meant: Variable }[] {
  const known: readonly string[] = VARIABLES;
  return names
    .filter((name) => name.toUpperCase().startsWith(PREFIX) && !known.includes(name))
    .sort()
    .map((name) => ({ name, meant: nearest(name) }));
}

function nearest(name: string): Variable {
  const wanted = name.toUpperCase();
  const [first, ...others] = VARIABLES;
  let best: Variable = first;
  let least = distance(wanted, first);
  for (const candidate of others) {
    const steps = distance(wanted, candidate);
    if (steps < least) [best, least] = [candidate, steps];
  }
  return best;
}

/** How many letters must be added, left out or replaced to make one word of the other. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
