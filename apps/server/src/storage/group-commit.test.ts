import { expect, it } from 'vitest';
import { GroupCommit, type Settled } from './group-commit.ts';

/** A store whose commits end when the test says so. */
function slowStore(laneOf: ((item: string) => string) | null = null) {
  const batches: { readonly items: readonly string[]; readonly end: (results?: Settled<string>[]) => void }[] = [];
  const group = new GroupCommit<string, string>(
    (items) =>
      new Promise((resolve, reject) => {
        const done = items.map((item): Settled<string> => ({ ok: true, value: item.toUpperCase() }));
        batches.push({
          items,
          end: (results) => (items.includes('storm') ? reject(new Error('storm')) : resolve(results ?? done)),
        });
      }),
    laneOf,
  );
  return { batches, group, taken: () => batches.map(({ items }) => items.join('')) };
}

it('lets whoever comes alone go at once, and those who come meanwhile go together', async () => {
  const { batches, group, taken } = slowStore();
  const first = group.add('a');
  const later = ['b', 'c', 'd'].map((item) => group.add(item));
  expect(taken()).toEqual(['a']);
  batches[0]?.end();
  expect(await first).toBe('A');
  await expect.poll(taken).toEqual(['a', 'bcd']);
  batches[1]?.end();
  expect(await Promise.all(later)).toEqual(['B', 'C', 'D']);
});

it('answers each by what came of itself', async () => {
  const { batches, group } = slowStore();
  const all = Promise.allSettled(['a', 'b', 'c', 'd', 'e'].map((item) => group.add(item)));
  batches[0]?.end();
  await expect.poll(() => batches).toHaveLength(2);
  batches[1]?.end([
    { ok: true, value: 'B' },
    { ok: false, error: new Error('bad') },
    { ok: true, value: Promise.resolve('later') },
  ]);
  const results = await all;
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled', 'rejected']);
  expect(results[3]).toMatchObject({ value: 'later' });
});

it('goes on after a commit that failed', async () => {
  const { batches, group } = slowStore();
  const lost = group.add('storm');
  const next = group.add('a');
  batches[0]?.end();
  await expect(lost).rejects.toThrow('storm');
  await expect.poll(() => batches).toHaveLength(2);
  batches[1]?.end();
  expect(await next).toBe('A');
});

it('takes no more than two hundred at once, and of one lane one at a time', async () => {
  const many = slowStore();
  for (let count = 0; count < 300; count++) many.group.add('x');
  many.batches[0]?.end();
  await expect.poll(() => many.batches).toHaveLength(2);
  expect(many.batches[1]?.items).toHaveLength(200);

  const { batches, group, taken } = slowStore((item) => item.toLowerCase());
  for (const item of ['a', 'b', 'B', 'c', 'b']) group.add(item);
  for (const wanted of [['a'], ['a', 'bc'], ['a', 'bc', 'B'], ['a', 'bc', 'B', 'b']]) {
    await expect.poll(taken).toEqual(wanted);
    batches.at(-1)?.end();
  }
});
