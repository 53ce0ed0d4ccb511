import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { VARIABLES } from './environment/variables.ts';
import { Metrics } from './metrics.ts';

const OPERATIONS = readFileSync(new URL('../../../docs/operations.md', import.meta.url), 'utf8');
const EXAMPLE = readFileSync(new URL('../../../deploy/compose.env.example', import.meta.url), 'utf8');
/** The nodes with their database, and what a standby adds to it. */
const COMPOSE = ['compose.yaml', 'compose.standby.yaml']
  .map((name) => readFileSync(new URL(`../../../deploy/${name}`, import.meta.url), 'utf8'))
  .join('\n');

it('explains every variable in docs/operations.md, and no other', () => {
  const explained = [...OPERATIONS.matchAll(/^\| `([A-Z_]+)` +\|/gm)].map(([, name]) => name);
  expect(explained.sort()).toEqual([...VARIABLES].sort());
});

it('sets no variable in the compose files that does not exist', () => {
  const known: readonly string[] = VARIABLES;
  // The name of the site is the proxy's.
  const set = [...COMPOSE.matchAll(/^ +(STAKEOUT_\w+):/gm)]
    .map(([, name = '']) => name)
    .filter((name) => name !== 'STAKEOUT_SITE');
  expect(set.length).toBeGreaterThan(0);
  for (const name of set) expect(known).toContain(name);
});

it('asks for every value that the compose files need', () => {
  const needed = new Set([...COMPOSE.matchAll(/\$\{(\w+)/g)].map(([, name]) => name));
  const asked = [...EXAMPLE.matchAll(/^(\w+)=/gm)].map(([, name]) => name);
  expect(asked.sort()).toEqual([...needed].sort());
});

it('explains every metric of our own', () => {
  for (const { name } of new Metrics().registry.getMetricsAsArray()) {
    const ending = name.replace('stakeout_matches', '…');
    if (name.startsWith('stakeout_')) expect(OPERATIONS.includes(name) || OPERATIONS.includes(ending), name).toBe(true);
  }
});
