import { EmissionList, FastChance, type Viewer } from '@stakeout/kernel';
import { withoutAmbientChance } from './ambient-chance.ts';
import { checkExplanations, checkLegalList } from './checks/legality.ts';
import { checkApply, checkConservation, checkCopy, checkReaders, checkRoundTrip } from './checks/purity.ts';
import { checkFold, checkNonInterference, checkUndoKeepsSecrets, checkUnpack } from './checks/secrecy.ts';
import type { Check, Moment, Subject } from './moment.ts';
import { StatelessChance } from './stateless-chance.ts';

/** Checked at every action of every game. */
const CHECKS: Readonly<Record<string, Check>> = {
  'legal list': checkLegalList,
  explanations: checkExplanations,
  'round trip': checkRoundTrip,
  copy: checkCopy,
  readers: checkReaders,
  apply: checkApply,
  conservation: checkConservation,
  fold: checkFold,
  'non-interference': checkNonInterference,
  'undo keeps secrets': checkUndoKeepsSecrets,
  unpack: checkUnpack,
};

/** A breach of the contract, with what is needed to see it again. */
export class Nonconformance extends Error {
  constructor(check: string, seed: number, action: number, complaint: string) {
    super(`${check}: ${complaint} (seed ${seed}, action ${action})`);
  }
}

export interface ConformanceReport {
  readonly games: number;
  readonly actions: number;
  readonly endings: Readonly<Record<string, number>>;
}

/** Plays random games from seeds `firstSeed` up and holds every action against the contract. Throws at the first breach. */
export function checkConformance<Config, State, Action, Event, View>(
  subject: Subject<Config, State, Action, Event, View>,
  games: number,
  firstSeed = 1,
): ConformanceReport {
  return withoutAmbientChance(() => {
    const endings: Record<string, number> = {};
    const seen = new Set<string>();
    let actions = 0;
    for (let seed = firstSeed; seed < firstSeed + games; seed++) {
      const played = checkGame(subject, seed, seen);
      actions += played.actions;
      endings[played.ending] = (endings[played.ending] ?? 0) + 1;
    }
    for (const expected of ['determinizations differ', 'events compared']) {
      if (!seen.has(expected)) throw new Nonconformance('secrecy', firstSeed, 0, `never seen: ${expected}`);
    }
    return { games, actions, endings };
  });
}

function checkGame<Config, State, Action, Event, View>(
  subject: Subject<Config, State, Action, Event, View>,
  seed: number,
  seen: Set<string>,
): { actions: number; ending: string } {
  const { game, seats, config } = subject;
  const chance = new StatelessChance(seed);
  const dice = new FastChance(seed);
  const history: { state: State; text: string }[] = [];
  let before = game.setup(config, seats, chance);
  for (let count = 0; ; count++) {
    const outcome = game.outcome(before);
    if (outcome !== null) {
      checkHistory(history, seed);
      return { actions: count, ending: outcome.ending };
    }
    if (count >= subject.longestGame) throw new Nonconformance('length', seed, count, 'the game does not end');
    const deciders = game.toAct(before);
    const seat = deciders[dice.pick(deciders.length)];
    if (seat === undefined) throw new Nonconformance('end', seed, count, 'nobody is to act, yet there is no outcome');
    const legal = game.legal(before, seat);
    if (legal.length === 0)
      throw new Nonconformance('legal list', seed, count, 'a seat that is to act has nothing to do');
    const action = legal[dice.pick(legal.length)] as Action;
    history.push({ state: before, text: JSON.stringify(before) });
    const after = game.copy(before);
    const sink = new EmissionList<Event>();
    game.applyInPlace(after, seat, action, chance, sink);
    const viewer: Viewer = viewerAt(count + seed, seats);
    const emissions = sink.emissions;
    const moment = { ...subject, before, seat, legal, action, after, emissions, chance, dice, viewer, seen };
    runChecks(moment, seed, count);
    before = after;
  }
}

function runChecks<Config, State, Action, Event, View>(
  moment: Moment<Config, State, Action, Event, View>,
  seed: number,
  count: number,
): void {
  for (const [name, check] of Object.entries(CHECKS)) {
    const complaint = check(moment);
    if (complaint !== null) throw new Nonconformance(name, seed, count, complaint);
  }
}

/** All seats and the spectator take turns at looking. */
function viewerAt(count: number, seats: number): Viewer {
  const viewer = count % (seats + 1);
  return viewer === seats ? null : viewer;
}

/** States of the past are still what they were: no later action reached back into them. */
function checkHistory(history: readonly { state: unknown; text: string }[], seed: number): void {
  for (const [index, { state, text }] of history.entries()) {
    if (JSON.stringify(state) !== text)
      throw new Nonconformance('history', seed, index, 'an earlier state has changed');
  }
}
