import { EmissionList, FastChance } from '@stakeout/kernel';
import { expect, it } from 'vitest';
import { clauseOf } from './clause-of.ts';
import type { Event } from './event.ts';
import { gunrunners } from './game.ts';

it.each([2, 3, 4])('what happens does so by a clause of the rulebook: %i players', (seats) => {
  const config = gunrunners.configure({}, seats);
  if (!config.ok) throw new Error('the settings were refused');
  const chance = new FastChance(seats);
  const state = gunrunners.setup(config.value, seats, chance);
  const sink = new EmissionList<Event>();
  for (let [seat] = gunrunners.toAct(state); seat !== undefined; [seat] = gunrunners.toAct(state)) {
    const legal = gunrunners.legal(state, seat);
    const action = legal[chance.pick(legal.length)];
    if (action === undefined) throw new Error(`seat ${seat} has nothing to do`);
    gunrunners.applyInPlace(state, seat, action, chance, sink);
  }
  for (const { event } of sink.emissions) {
    const clause = clauseOf(event);
    if (clause === null) expect(['handDealt', 'fieldDiscarded', 'decisionPassed']).toContain(event.type);
    else expect(gunrunners.texts.en.clauses).toHaveProperty([clause]);
  }
});
