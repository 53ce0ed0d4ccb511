import { expect, it } from 'vitest';
import { Learned } from './learned.ts';

it('what was learned is loaded once, is not there before, and what failed is tried again', async () => {
  let tries = 0;
  const learned = new Learned(async (read) => {
    tries++;
    return (await read('somewhere')).length;
  });
  expect(() => learned.ready).toThrow('prepared');
  await expect(learned.prepare(() => Promise.reject(new Error('offline')))).rejects.toThrow('offline');
  await learned.prepare(async () => new Uint8Array(3));
  await learned.prepare(async () => new Uint8Array(4));
  expect(learned.ready).toBe(3);
  expect(tries).toBe(2);
});
