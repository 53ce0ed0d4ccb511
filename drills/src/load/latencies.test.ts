import { expect, test } from 'vitest';
import { Latencies } from './latencies.ts';
import { sumOf } from './metrics-page.ts';
import { inParallel } from './parallel.ts';

test('percentiles are values that were measured', () => {
  const latencies = new Latencies();
  for (let value = 100; value >= 1; value--) latencies.add(value);
  expect(latencies.spread()).toEqual({ count: 100, p50: 50, p90: 90, p99: 99, max: 100 });
});

test('of few values the slowest is the 99th percentile', () => {
  const latencies = new Latencies();
  for (const value of [3, 1, 2]) latencies.add(value);
  expect(latencies.spread()).toMatchObject({ p50: 2, p99: 3 });
});

test('series of one name are added up, and names that only begin alike are not', () => {
  const page = ['a_total{by="bot"} 2', 'a_total{by="person"} 3.5', 'a_total_more 100', '# a_total 7'].join('\n');
  expect(sumOf(page, 'a_total')).toBe(5.5);
});

test('work in parallel keeps its order and its limit', async () => {
  let atWork = 0;
  let most = 0;
  const results = await inParallel([30, 10, 20, 0], 2, async (item) => {
    most = Math.max(most, ++atWork);
    await new Promise((resolve) => setTimeout(resolve, item));
    atWork--;
    return item * 2;
  });
  expect(results).toEqual([60, 20, 40, 0]);
  expect(most).toBe(2);
});
