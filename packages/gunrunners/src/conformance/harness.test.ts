import type { Emission, EventSink, Game } from '@stakeout/kernel';
import { checkConformance, type Subject } from '@stakeout/testkit';
import { describe, expect, it } from 'vitest';
import type { Action } from '../action.ts';
import { type Card, cardOf, roleOf, SPY } from '../cards.ts';
import type { Config } from '../config.ts';
import type { Event } from '../event.ts';
import { gunrunners } from '../game.ts';
import type { State } from '../state.ts';
import type { View } from '../view.ts';
import { subjectOf } from './subjects.fixture.ts';

/** The harness is only worth something if it catches what it is there for. Each case breaks one promise on purpose. */
type Gunrunners = Game<Config, State, Action, Event, View>;

function withFault(fault: Partial<Gunrunners>, seats = 3): Subject<Config, State, Action, Event, View> {
  return { ...subjectOf(seats, { edition: 'en' }), game: { ...gunrunners, ...fault } };
}

function run(fault: Partial<Gunrunners>): () => void {
  return () => checkConformance(withFault(fault), 20);
}

/** Passes events on, changed. */
function altered(
  sink: EventSink<Event> | null,
  change: (emission: Emission<Event>) => Emission<Event>,
): EventSink<Event> | null {
  if (sink === null) return null;
  const pass = (emission: Emission<Event>) => {
    const { event, only, redacted, news } = change(emission);
    if (only === null) news ? sink.reveal(event) : sink.show(event);
    else news ? sink.whisper(only, event, redacted) : sink.cover(only, event, redacted);
  };
  return {
    show: (event) => pass({ event, only: null, redacted: event, news: false }),
    reveal: (event) => pass({ event, only: null, redacted: event, news: true }),
    cover: (only, event, redacted) => pass({ event, only, redacted, news: false }),
    whisper: (only, event, redacted) => pass({ event, only, redacted, news: true }),
  };
}

function withEvents(change: (emission: Emission<Event>) => Emission<Event>): Partial<Gunrunners> {
  return {
    applyInPlace: (state, seat, action, chance, events) =>
      gunrunners.applyInPlace(state, seat, action, chance, altered(events, change)),
  };
}

function holdsSpy(state: State, seat: number): boolean {
  return (state.hands[seat] ?? []).some((card) => roleOf(card) === SPY);
}

describe('the conformance harness', () => {
  it('finds nothing wrong with the rules as they are', () => {
    expect(checkConformance(withFault({}), 20).games).toBe(20);
  });

  it('catches a leak in the view', () => {
    const piles: Partial<Gunrunners> = {
      view: (state, viewer) => ({ ...gunrunners.view(state, viewer), piles: state.piles.map((pile) => pile.slice()) }),
    };
    expect(run(piles)).toThrow(/cannot know shows in its view|folded events and view differ/);
  });

  it('catches a leak by the order of a list', () => {
    const order: Partial<Gunrunners> = {
      view(state, viewer) {
        const view = gunrunners.view(state, viewer);
        const isSpy = holdsSpy(state, ((viewer ?? 0) + 1) % state.seats);
        return { ...view, deck: isSpy ? view.deck.toReversed() : view.deck };
      },
    };
    expect(run(order)).toThrow(/shows in its view|fold/);
  });

  it('catches a leak in the options', () => {
    const options: Partial<Gunrunners> = {
      legal(state, seat) {
        const actions = gunrunners.legal(state, seat);
        return actions.length > 1 && holdsSpy(state, (seat + 1) % state.seats) ? actions.toReversed() : actions;
      },
    };
    expect(run(options)).toThrow(/shows in its options/);
  });

  it('catches a view that is another one after unpacking', () => {
    expect(run({ unpack: (view) => ({ ...view, deck: view.deck.toReversed() }) })).toThrow(
      /unpacking changes the view/,
    );
  });

  it('catches a leak in a refusal', () => {
    const refusals: Partial<Gunrunners> = {
      explain: (state, seat, action) =>
        gunrunners.explain(state, seat, action).map((refusal) => ({
          ...refusal,
          params: { ...refusal.params, top: state.piles[0]?.at(-1) ?? 0 },
        })),
    };
    expect(run(refusals)).toThrow(/shows in a refusal/);
  });

  it('catches a leak in who is to act', () => {
    const prompt: Partial<Gunrunners> = {
      toAct(state) {
        const seats = gunrunners.toAct(state);
        return seats.length === 1 && holdsSpy(state, state.seats - 1) ? [...seats, ...seats] : seats;
      },
    };
    expect(run(prompt)).toThrow(/who is to act/);
  });

  it('catches a leak in an event that everybody sees', () => {
    const shown = withEvents((emission) =>
      emission.event.type === 'cardDrawn' ? { ...emission, redacted: emission.event } : emission,
    );
    expect(run(shown)).toThrow(/shows in an event|folded events and view differ/);
  });

  it('catches a leak in a field that the table does not show', () => {
    const extra = withEvents((emission) => {
      if (emission.event.type !== 'undercoverDeployed') return emission;
      const leaky: Event & { hint: Card } = { ...emission.redacted, hint: emission.event.card };
      return { ...emission, redacted: leaky };
    });
    expect(run(extra)).toThrow(/shows in an event/);
  });

  it('catches a leak that calls itself news', () => {
    const news: Partial<Gunrunners> = {
      applyInPlace(state, seat, action, chance, events) {
        gunrunners.applyInPlace(state, seat, action, chance, events);
        const top: Card = state.piles[0]?.at(-1) ?? cardOf(0, 0);
        events?.reveal({ type: 'operationSkipped', seat: top, role: 0 });
      },
    };
    expect(run(news)).toThrow(/shows in an event/);
  });

  it('catches news that is not marked as news', () => {
    const unmarked = withEvents((emission) => ({ ...emission, news: false }));
    expect(run(unmarked)).toThrow(/no event is marked as news|shows in an event/);
  });

  it('catches a shared list in a copy', () => {
    expect(run({ copy: (state) => ({ ...gunrunners.copy(state), crates: state.crates }) })).toThrow(
      /shares state.crates/,
    );
    const inner: Partial<Gunrunners> = {
      copy: (state) => ({ ...gunrunners.copy(state), fields: state.fields.map((field) => field) }),
    };
    expect(run(inner)).toThrow(/shares state.fields.0/);
  });

  it('catches a copy that forgets something', () => {
    expect(run({ copy: (state) => ({ ...gunrunners.copy(state), supply: 0 }) })).toThrow(/the copy differs at .supply/);
  });

  it('catches Math.random', () => {
    const ambient: Partial<Gunrunners> = {
      applyInPlace(state, seat, action, chance, events) {
        if (Math.random() < 2) gunrunners.applyInPlace(state, seat, action, chance, events);
      },
    };
    expect(run(ambient)).toThrow(/Math.random/);
  });

  it('catches anything else that is remembered outside the state', () => {
    let calls = 0;
    const counting: Partial<Gunrunners> = {
      applyInPlace(state, seat, action, chance, events) {
        gunrunners.applyInPlace(state, seat, action, chance, events);
        state.rolls = calls++;
      },
    };
    expect(run(counting)).toThrow(/another state at .rolls/);
  });

  it('catches rules that depend on being watched', () => {
    const watched: Partial<Gunrunners> = {
      applyInPlace(state, seat, action, chance, events) {
        gunrunners.applyInPlace(state, seat, action, chance, events);
        if (events === null) state.die = 6;
      },
    };
    expect(run(watched)).toThrow(/without events the state differs at .die/);
  });

  it('catches a reader that changes the state, if only for a moment', () => {
    const fidgety: Partial<Gunrunners> = {
      legal(state, seat) {
        state.die++;
        const actions = gunrunners.legal(state, seat);
        state.die--;
        return actions;
      },
    };
    expect(run(fidgety)).toThrow(/only reads changes the state/);
  });

  it('catches a lost crate and a card too many', () => {
    const lost: Partial<Gunrunners> = {
      applyInPlace(state, seat, action, chance, events) {
        gunrunners.applyInPlace(state, seat, action, chance, events);
        state.supply--;
      },
    };
    expect(run(lost)).toThrow(/108 crates/);
    const twice: Partial<Gunrunners> = {
      applyInPlace(state, seat, action, chance, events) {
        gunrunners.applyInPlace(state, seat, action, chance, events);
        state.discards.push(101);
      },
    };
    expect(run(twice)).toThrow(/the cards are/);
  });

  it('catches a fold that misses an event', () => {
    const missed: Partial<Gunrunners> = {
      fold: (view, event) => (event.type === 'cratesDelivered' ? view : gunrunners.fold(view, event)),
    };
    expect(run(missed)).toThrow(/folded events and view differ/);
  });

  it('catches options listed twice, missing, or refused', () => {
    const twice: Partial<Gunrunners> = {
      legal: (state, seat) => gunrunners.legal(state, seat).flatMap((action) => [action, action]),
    };
    expect(run(twice)).toThrow(/listed twice/);
    expect(run({ legal: () => [] })).toThrow(/nothing to do/);
    const refusing: Partial<Gunrunners> = {
      explain: () => [{ clause: 'G4.1', field: null, reason: 'game.over', params: {} }],
    };
    expect(run(refusing)).toThrow(/listed but refused by G4.1/);
    expect(run({ explain: () => [] })).toThrow(/not refused to seat|disagree/);
  });

  it('catches refusals without a reason in the texts', () => {
    const nameless: Partial<Gunrunners> = {
      explain: (state, seat, action) =>
        gunrunners.explain(state, seat, action).map((refusal) => ({ ...refusal, clause: null, field: null })),
    };
    expect(run(nameless)).toThrow(/neither clause nor field/);
    const unknown: Partial<Gunrunners> = {
      explain: (state, seat, action) =>
        gunrunners.explain(state, seat, action).map((refusal) => ({ ...refusal, clause: 'G99.9' })),
    };
    expect(run(unknown)).toThrow(/no clause/);
  });

  it('catches a determinization that draws nothing', () => {
    const fixed: Partial<Gunrunners> = {
      determinize: (view, seat) => gunrunners.determinize(view, seat, { below: () => 0 }),
    };
    expect(run(fixed)).toThrow(/never seen: determinizations differ/);
  });

  it('catches a state that is not plain data', () => {
    const float: Partial<Gunrunners> = {
      applyInPlace(state, seat, action, chance, events) {
        gunrunners.applyInPlace(state, seat, action, chance, events);
        state.turn += 0.5;
      },
    };
    expect(run(float)).toThrow(/not plain data: state.turn is 0.5/);
  });

  it('catches an outcome that comes too early and a game without an end', () => {
    const early: Partial<Gunrunners> = {
      outcome: (state) => (state.turn > 3 ? { ending: '', scores: [], places: [], winners: [], tieBreaks: [] } : null),
    };
    expect(run(early)).toThrow(/outcome and the end of the game disagree/);
    const endless = { ...withFault({}), longestGame: 50 };
    expect(() => checkConformance(endless, 1)).toThrow(/does not end/);
  });
});
