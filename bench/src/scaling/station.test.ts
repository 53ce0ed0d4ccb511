import { describe, expect, test } from 'vitest';
import { EventQueue } from './event-queue.ts';
import { Station } from './station.ts';

function run(events: EventQueue<(now: number) => void>): void {
  for (let next = events.take(); next !== null; next = events.take()) next.event(next.at);
}

test('events come by their time, whatever the order they were added in', () => {
  const queue = new EventQueue<string>();
  for (const at of [5, 1, 4, 1.5, 9, 2, 7]) queue.add(at, `at ${at}`);
  const order: number[] = [];
  for (let next = queue.take(); next !== null; next = queue.take()) order.push(next.at);
  expect(order).toEqual([1, 1.5, 2, 4, 5, 7, 9]);
  expect(queue.isEmpty).toBe(true);
});

describe('a station', () => {
  test('does one task after the other, in order', () => {
    const events = new EventQueue<(now: number) => void>();
    const station = new Station(events, (work) => work);
    const done: string[] = [];
    for (const [name, at] of [
      ['a', 0],
      ['b', 1],
      ['c', 10],
    ] as const) {
      events.add(at, (now) => station.add(now, { work: 3, done: (then) => done.push(`${name} ${then}`) }));
    }
    run(events);
    expect(done).toEqual(['a 3', 'b 6', 'c 13']);
  });

  test('says how many wait, itself included', () => {
    const events = new EventQueue<(now: number) => void>();
    const waits: number[] = [];
    const station = new Station(events, (work, waiting) => {
      waits.push(waiting);
      return work;
    });
    for (let task = 0; task < 3; task++) events.add(0, (now) => station.add(now, { work: 1, done: () => {} }));
    run(events);
    expect(waits).toEqual([1, 2, 1]);
  });
});
