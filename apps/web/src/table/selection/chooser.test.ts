import type { Action, View } from '@stakeout/gunrunners';
import { describe, expect, it } from 'vitest';
import { gunrunners } from '../../games/gunrunners/game.ts';
import { touching } from '../../games/gunrunners/play/touching.ts';
import type { SpokenGame } from '../../text/spoken.ts';
import { demoSession } from '../demo-session.fixture.ts';
import { Playback } from '../motion/playback.ts';
import { Chooser, momentOf } from './chooser.ts';
import type { Pace } from './pauses.ts';

const game: SpokenGame = gunrunners;

/** A clock that a test moves by hand. */
function handClock(): Pace & { pass(milliseconds: number): void } {
  let time = 0;
  let timers: { at: number; act: () => void }[] = [];
  return {
    now: () => time,
    after(milliseconds, act) {
      const timer = { at: time + milliseconds, act };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
    pass(milliseconds) {
      time += milliseconds;
      const due = timers.filter(({ at }) => at <= time);
      timers = timers.filter(({ at }) => at > time);
      for (const { act } of due) act();
    },
  };
}

/** A table of three where Ana looks, at her first decision of this phase; telling and sending go on when the test says so. */
function tableAt(phase: View['phase'], { confirm = true, ends = 0 } = {}) {
  const session = demoSession({
    game,
    names: ['Ana', 'Bia', 'Caio'],
    pace: null,
    until: (state, toAct) => (state as View).phase === phase && toAct.includes(ends),
  });
  const telling: (() => void)[] = [];
  let isTelling = false;
  const playback = new Playback(
    session,
    () => (isTelling ? new Promise((resolve) => telling.push(resolve)) : Promise.resolve()),
    { speedOf: () => 1 },
  );
  playback.follow();
  const clock = handClock();
  const sent: Action[] = [];
  let answer: (() => void) | null = null;
  let isSlow = false;
  const slow = {
    ...session,
    async act(...actions: readonly unknown[]) {
      sent.push(...(actions as readonly Action[]));
      if (isSlow) await new Promise<void>((resolve) => (answer = resolve));
      return session.act(...actions);
    },
  };
  const chooser = new Chooser(touching, slow, playback, () => confirm, clock);
  chooser.follow();
  const draw = () => chooser.seen(momentOf(playback.shown.get()));
  playback.shown.subscribe(draw);
  draw();
  const calm = async () => {
    for (let turn = 0; turn < 40; turn++) await Promise.resolve();
  };
  return {
    session,
    playback,
    chooser,
    clock,
    sent,
    calm,
    state: () => chooser.state.get(),
    /** From now on nothing arrives before `arrive`. */
    delay: () => (isSlow = true),
    async arrive() {
      answer?.();
      await calm();
    },
    /** From now on moves are told until `told`. */
    tell: () => (isTelling = true),
    async told() {
      isTelling = false;
      while (telling.length > 0) {
        telling.shift()?.();
        await calm();
      }
    },
    /** What can be touched now. */
    legal: () => [...(touching.decisionIn(playback.shown.get().snapshot)?.standing([]).legal ?? [])],
  };
}

describe('what a player does with what is shown', () => {
  it('does nothing at once that has not been seen for a while', async () => {
    const { chooser, clock, sent, state, calm } = tableAt('roll');
    chooser.play([{ type: 'roll' }]);
    chooser.confirm();
    expect(sent).toEqual([]);
    clock.pass(700);
    expect(state().isSettled).toBe(true);
    chooser.play([{ type: 'roll' }]);
    await calm();
    expect(sent).toEqual([{ type: 'roll' }]);
  });

  it('takes a double click for one click on pieces', () => {
    const { chooser, clock, state } = tableAt('deploy');
    chooser.touch('hand:0');
    clock.pass(120);
    chooser.touch('hand:0');
    expect(state().parts).toEqual(['hand:0']);
    clock.pass(400);
    chooser.touch('hand:0');
    expect(state().parts).toEqual([]);
  });

  it('takes a double click for one click on buttons, though another may stand there by then', async () => {
    const { chooser, clock, state, sent, legal, calm } = tableAt('deploy');
    clock.pass(700);
    const [target = 'die'] = legal().filter((one) => one.startsWith('probation'));
    chooser.touch(target);
    chooser.undo();
    expect(state().parts).toEqual([]);
    chooser.choose({ type: 'flip', location: Number(target.split(':')[1]) });
    clock.pass(120);
    chooser.confirm();
    chooser.undo();
    await calm();
    expect([state().parts, sent]).toEqual([[target], []]);
    clock.pass(400);
    chooser.confirm();
    await calm();
    expect(sent).toHaveLength(1);
  });

  it('presses the confirming button once, however often it is pressed while the move is on its way', async () => {
    const { chooser, clock, sent, delay, arrive, legal } = tableAt('deploy');
    delay();
    const [target] = legal().filter((one) => one.startsWith('probation'));
    chooser.touch(target ?? 'die');
    for (let press = 0; press < 3; press++) {
      chooser.confirm();
      clock.pass(400);
    }
    await arrive();
    expect(sent).toHaveLength(1);
  });

  it('lets a touch wait while a move is on its way, and then only chooses', async () => {
    const { chooser, sent, delay, arrive, state, legal, session } = tableAt('deploy', { confirm: false });
    const [target] = legal().filter((one) => one.startsWith('probation'));
    chooser.touch(target ?? 'die');
    expect(sent).toEqual([]);
    delay();
    chooser.confirm();
    chooser.touch('hand:1');
    expect(state().parts).toEqual([target]);
    await arrive();
    expect((session.get().view as View).phase).toBe('place');
    expect(state()).toMatchObject({ parts: ['hand:1'], isSending: false });
    expect(sent).toHaveLength(1);
  });

  it('says why a touch that waited cannot be, by what is shown then', async () => {
    const { chooser, delay, arrive, state, legal } = tableAt('deploy');
    const [target] = legal().filter((one) => one.startsWith('probation'));
    delay();
    chooser.touch(target ?? 'die');
    chooser.confirm();
    chooser.touch('die');
    await arrive();
    expect(state().parts).toEqual([]);
    expect(state().trouble).toMatchObject({ refusals: [{ clause: expect.any(String) }] });
  });

  it('ends the telling of others with a touch, and decides nothing by it', async () => {
    const { chooser, session, tell, playback, state, sent, calm } = tableAt('roll', { confirm: false, ends: 2 });
    tell();
    // Caio plays his turn until it is Ana’s; none of it has been shown yet.
    while (!session.get().toAct.includes(0)) session.playOn();
    await calm();
    expect(playback.shown.get()).toMatchObject({ told: { seat: 2 }, snapshot: { options: [] } });
    chooser.play([{ type: 'roll' }]);
    chooser.confirm();
    expect(sent).toEqual([]);
    chooser.touch('die');
    await calm();
    expect(playback.shown.get().told).toBeNull();
    expect(session.get().options).toEqual([{ type: 'roll' }]);
    expect(state().parts).toEqual([]);
    expect(sent).toEqual([]);
  });

  it('with no confirming, a touch decides only what has been seen for a while', async () => {
    const { chooser, clock, sent, state, calm } = tableAt('roll', { confirm: false });
    chooser.touch('die');
    expect(state().parts).toEqual(['die']);
    expect(sent).toEqual([]);
    clock.pass(700);
    chooser.touch('die');
    expect(state().parts).toEqual([]);
    clock.pass(700);
    chooser.touch('die');
    await calm();
    expect(sent).toEqual([{ type: 'roll' }]);
  });

  it('with no confirming, a card for the one vacancy is enough', async () => {
    const { chooser, clock, sent, calm } = tableAt('place', { confirm: false });
    clock.pass(700);
    chooser.touch('hand:0');
    await calm();
    expect(sent).toMatchObject([{ type: 'place' }]);
  });

  it('takes a touch made while one’s own move is told as the next choice, and shows the end at once', async () => {
    const { chooser, tell, told, playback, state, legal, calm } = tableAt('deploy');
    const [target] = legal().filter((one) => one.startsWith('probation'));
    tell();
    chooser.touch(target ?? 'die');
    chooser.confirm();
    await calm();
    expect(playback.shown.get().told).toMatchObject({ seat: 0 });
    chooser.touch('hand:2');
    expect(state().parts).toEqual([]);
    await told();
    expect(playback.shown.get().told).toBeNull();
    expect(state().parts).toEqual(['hand:2']);
  });

  it('lays down what is half chosen, and the refusal with it', async () => {
    const { chooser, state, calm } = tableAt('deploy');
    chooser.touch('hand:2');
    await calm();
    expect(state().parts).toEqual(['hand:2']);
    chooser.clear();
    expect(state()).toMatchObject({ parts: [], trouble: null });
  });
});
