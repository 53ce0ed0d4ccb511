import { describe, expect, it } from 'vitest';
import { FairQueue } from './fair-queue.ts';

function queueOf(...asked: readonly (readonly [people: string, table: string])[]) {
  const queue = new FairQueue<string>();
  for (const [people, table] of asked) queue.add({ people: [...people], table }, `${people}${table}`);
  return queue;
}

function takeAll(queue: FairQueue<string>): string[] {
  const taken: string[] = [];
  for (let item = queue.take(); item !== undefined; item = queue.take()) taken.push(item);
  return taken;
}

describe('a queue in which everybody has their turn', () => {
  it('goes round by person, and by table of each', () => {
    const queue = queueOf(['a', '1'], ['a', '1'], ['a', '2'], ['a', '3'], ['b', '4'], ['b', '4'], ['c', '5']);
    expect(queue.size).toBe(7);
    expect(takeAll(queue)).toEqual(['a1', 'b4', 'c5', 'a2', 'b4', 'a3', 'a1']);
    expect(queue.size).toBe(0);
  });

  it('lets whoever comes new go next, however much somebody else has waiting, again and again', () => {
    const queue = queueOf(...Array.from({ length: 55 }, (_, index) => ['a', String(index)] as const));
    for (let round = 0; round < 10; round++) {
      expect(queue.take()).toMatch(/^a/);
      queue.add({ people: ['b'], table: 'easy' }, 'b');
      expect(queue.take()).toBe('b');
    }
  });

  it('keeps nobody waiting for ever: those who come new again and again take turns with those who wait', () => {
    const queue = queueOf(['a', '1'], ['a', '2'], ['a', '3']);
    const taken: string[] = [];
    for (let round = 0; round < 12; round++) {
      for (const person of ['b', 'c']) {
        if (!taken.slice(-1).includes(person)) queue.add({ people: [person], table: person }, person);
      }
      taken.push(queue.take() ?? '');
    }
    expect(taken.filter((item) => item.startsWith('a'))).toEqual(['a1', 'a2', 'a3']);
  });

  it('counts a table of several people for the one whose turn comes first', () => {
    const queue = queueOf(['a', '1'], ['a', '2'], ['a', '3']);
    expect(queue.take()).toBe('a1');
    queue.add({ people: ['a', 'b'], table: '4' }, 'ab4');
    expect(takeAll(queue)).toEqual(['ab4', 'a2', 'a3']);
  });

  it('saves up no turns for those who did not want them, and forgets them', () => {
    const queue = queueOf(['a', '1'], ['b', '2']);
    takeAll(queue);
    for (let index = 0; index < 5; index++) queue.add({ people: ['a'], table: String(index) }, 'a');
    queue.take();
    for (let index = 0; index < 3; index++) queue.add({ people: ['b'], table: String(index) }, 'b');
    expect(takeAll(queue).join('')).toBe('bababaa');
  });
});
