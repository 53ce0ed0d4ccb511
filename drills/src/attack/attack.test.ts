import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { ATTACKS } from './attacks/index.ts';
import { type Finding, readWish } from './command.ts';

const DRILLS = fileURLToPath(new URL('../../dist/main.js', import.meta.url));

/** The compiled drill against the compiled server, as `npm run attack -- --short` would run it. */
it('the server stands under every attack that ever hurt it', async () => {
  const child = spawn(process.execPath, [DRILLS, 'attack', '--short', '--json'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [out] = await Promise.all([text(child.stdout), once(child, 'close')]);
  const findings = JSON.parse(out) as readonly Finding[];
  expect(findings.flatMap(({ attack, got }) => (got === null ? [] : [`${attack}: ${got}`])).join('\n')).toBe('');
  expect(findings.map(({ attack }) => attack)).toEqual(ATTACKS.map(({ name }) => name));
});

it('attacks are listed by name, each once', () => {
  const names = ATTACKS.map(({ name }) => name);
  expect(names).toEqual([...new Set(names)].sort());
});

it.each([
  [['--only', 'nothing'], '--only: "nothing" is unknown'],
  [['--fast'], "Unknown option '--fast'"],
])('%j is refused', (args, reason) => {
  expect(readWish(args)).toContain(reason);
});
