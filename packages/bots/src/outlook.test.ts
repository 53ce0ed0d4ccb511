import { type Action, ESCAPED, escapePlan, IN_CITY, type View } from '@stakeout/escape-plan';
import { FastChance, type Seat } from '@stakeout/kernel';
import { describe, expect, it } from 'vitest';
import { newGame } from './escape-plan/game.fixture.ts';
import { escapePlanBots } from './escape-plan/index.ts';
import { gunrunnersBots } from './gunrunners/index.ts';
import { outlookFor } from './outlook.ts';

const WANTED = { first: 0, count: 12, seed: 5, milliseconds: 60_000 };

interface Moment {
  readonly view: View;
  readonly seat: Seat;
  readonly kind: string;
}

/** Moments of games played at random, the watching seat's own turns and others'. */
function momentsOf(seats: number, seed: number, every: number): Moment[] {
  const chance = new FastChance(seed);
  const position = newGame(seats, seed);
  const moments: Moment[] = [];
  for (let count = 0; ; count++) {
    const [seat] = escapePlan.toAct(position);
    if (seat === undefined) return moments;
    const watching = count % 2 === 0 ? seat : count % seats;
    const kind = position.frames.at(-1)?.kind ?? '';
    if (count % every === 0) moments.push({ view: escapePlan.view(position, watching), seat: watching, kind });
    const options: readonly Action[] = escapePlan.legal(position, seat);
    escapePlan.applyInPlace(position, seat, options[chance.pick(options.length)] as Action, chance, null);
  }
}

describe('the outlook', () => {
  it('can be had at any moment, in the middle of a journey too', () => {
    const kinds = new Set<string>();
    for (const seats of [1, 2, 3, 5]) {
      for (const { view, seat, kind } of momentsOf(seats, seats, 13)) {
        kinds.add(kind);
        const outlook = outlookFor(escapePlanBots, view, seat, { ...WANTED, count: 2 });
        expect(outlook?.tries).toBe(2);
        const status = view.table.status[seat];
        if (status === ESCAPED) expect(outlook?.escapes).toBe(2);
        else if (status !== IN_CITY && status !== 3) expect(outlook?.escapes).toBe(0);
      }
    }
    expect(kinds).toContain('travel');
    expect(kinds).toContain('avoid');
  });

  it('is the same for the same view and seed, whole or in portions', () => {
    const [moment] = momentsOf(3, 9, 150).slice(1);
    if (moment === undefined) throw new Error('a game is longer than that');
    const { view, seat } = moment;
    const whole = outlookFor(escapePlanBots, view, seat, WANTED);
    const copied = JSON.parse(JSON.stringify(view));
    const portions = [0, 4, 8].map((first) => outlookFor(escapePlanBots, copied, seat, { ...WANTED, first, count: 4 }));
    expect(portions.reduce((sum, portion) => sum + (portion?.escapes ?? 0), 0)).toBe(whole?.escapes);
  });

  it('sees that early in a game most get away, and that with the last part nearly over nobody far away does', () => {
    const early = outlookFor(escapePlanBots, escapePlan.view(newGame(3, 1), 0), 0, { ...WANTED, count: 40 });
    expect(early?.escapes).toBeGreaterThan(20);
    const last = momentsOf(4, 3, 1).filter(
      ({ view, seat }) =>
        view.table.day === 3 &&
        view.table.part === 4 &&
        view.table.status[seat] === IN_CITY &&
        view.table.discs[seat] === 0 &&
        view.table.turn.seat !== seat,
    );
    for (const { view, seat } of last) expect(outlookFor(escapePlanBots, view, seat, WANTED)?.escapes).toBe(0);
  });

  it('makes one try even without time, and none in the other game', () => {
    const view = escapePlan.view(newGame(3, 1), 0);
    expect(outlookFor(escapePlanBots, view, 0, { ...WANTED, milliseconds: 0 })?.tries).toBe(1);
    expect(outlookFor(gunrunnersBots, {}, 0, WANTED)).toBeNull();
  });
});
