import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { Crew } from './crew.ts';

const folder = mkdtempSync(join(tmpdir(), 'stakeout-crew-'));
const program = join(folder, 'generator.mjs');
writeFileSync(program, "process.on('message', () => process.send({ done: {} }));");
afterAll(() => rmSync(folder, { recursive: true }));

it('generators can be asked any number of times, and nobody warns of listeners', async () => {
  const warned = vi.fn();
  process.on('warning', warned);
  const crew = new Crew(2, program);
  for (let time = 0; time < 30; time++) expect(await crew.play(1, 1)).toEqual([{}, {}]);
  await crew.stop();
  await expect(crew.audit()).rejects.toThrow();
  // Warnings are told in the next turn of the loop.
  await new Promise((resolve) => setImmediate(resolve));
  process.off('warning', warned);
  expect(warned).not.toHaveBeenCalled();
});
