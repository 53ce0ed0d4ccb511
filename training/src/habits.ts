import { readFile } from 'node:fs/promises';
import { botsOf, policyNamed } from '@stakeout/bots';
import { type Face, gunrunnersRules } from '@stakeout/gunrunners';
import type { AnyRules } from '@stakeout/kernel';
import { habitOf, watchGames } from './gunrunners/habits.ts';

/** `npm run train -- habits`: how players of Gunrunners hide their cards, for `packages/bots/src/gunrunners/habits.ts`. */
const SEED = 1;
/** A beginner's habits and a good player's count alike: nobody knows whom a bot will meet. */
const PLAYERS = [
  { name: 'easy', games: 1500 },
  { name: 'hard@60', games: 400 },
];

const found: { readonly probation: Map<Face, number>; readonly undercover: Map<Face, number> }[] = [];
for (const { name, games } of PLAYERS) {
  const policy = policyNamed(botsOf(gunrunnersRules as AnyRules), name);
  if (policy === null) throw new Error(`nobody is called ${name}`);
  await policy.prepare?.((address) => readFile(new URL(address)));
  const { probation, undercover } = watchGames(policy, games, SEED);
  found.push({ probation: habitOf(probation), undercover: habitOf(undercover) });
}
console.log(`on probation { ${inHundredths(found.map(({ probation }) => probation))} }`);
console.log(`undercover { ${inHundredths(found.map(({ undercover }) => undercover))} }`);

/** What several kinds of players have in common: the geometric mean. */
function inHundredths(habits: readonly Map<Face, number>[]): string {
  const mean = (face: Face) =>
    habits.reduce((product, habit) => product * (habit.get(face) ?? 1), 1) ** (1 / habits.length);
  return [...(habits[0]?.keys() ?? [])].map((face) => `${face}: ${Math.round(100 * mean(face))}`).join(', ');
}
