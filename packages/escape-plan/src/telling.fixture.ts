import {
  type Emission,
  EmissionList,
  FastChance,
  LANGUAGES,
  type Language,
  type Message,
  say,
  seenBy,
  type Texts,
} from '@stakeout/kernel';
import type { Action } from './action.ts';
import { defaultTable } from './data/boxes.ts';
import type { Event } from './event.ts';
import { escapePlan } from './game.ts';
import { narrate } from './narrate.ts';
import type { State } from './state.ts';
import { nameOf, tell } from './tell.ts';
import { messagesEn } from './texts/messages.en.ts';
import { messagesPt } from './texts/messages.pt.ts';
import { termsEn } from './texts/terms.en.ts';
import { termsPt } from './texts/terms.pt.ts';
import { type View, viewOf } from './view.ts';

const TEXTS: Readonly<Record<Language, Texts>> = {
  en: { clauses: {}, messages: messagesEn, terms: termsEn(defaultTable()) },
  pt: { clauses: {}, messages: messagesPt, terms: termsPt(defaultTable()) },
};
const LONGEST_GAME = 2000;

interface Step {
  readonly before: State;
  readonly seat: number;
  readonly legal: readonly Action[];
  readonly action: Action;
  readonly after: State;
  readonly emissions: readonly Emission<Event>[];
}

function start(seats: number, seed: number, options: Record<string, unknown> = {}): State {
  const config = escapePlan.configure(options, seats);
  if (!config.ok) throw new Error('the settings were refused');
  return escapePlan.setup(config.value, seats, new FastChance(seed));
}

function playAtRandom(seats: number, seed: number, watch: (step: Step) => void): State {
  const chance = new FastChance(seed + 1000);
  let state = start(seats, seed, { costaAvoidable: seed % 2 === 0 });
  for (let count = 0; count < LONGEST_GAME; count++) {
    const [seat] = escapePlan.toAct(state);
    if (seat === undefined) return state;
    const legal = escapePlan.legal(state, seat);
    const action = legal[chance.pick(legal.length)];
    if (action === undefined) throw new Error(`seat ${seat} has nothing to do`);
    const after = escapePlan.copy(state);
    const sink = new EmissionList<Event>();
    escapePlan.applyInPlace(after, seat, action, chance, sink);
    watch({ before: state, seat, legal, action, after, emissions: sink.emissions });
    state = after;
  }
  throw new Error('the game does not end');
}

/** What is wrong with a message in a language, or nothing. */
function faultOf(texts: Texts, message: Message): string | null {
  if (texts.messages[message.id] === undefined) return `${message.id} has no sentence`;
  for (const param of Object.values(message.params)) {
    if (typeof param === 'number' || typeof param === 'string') continue;
    const terms = typeof param[0] === 'string' ? [param] : param;
    for (const [kind] of terms as readonly (readonly [string, number])[])
      if (texts.terms[kind] === undefined) return `${message.id} has a term of no kind: ${kind}`;
  }
  const said = say(texts, message);
  return /[{}|]|undefined|NaN| {2}/.test(said) ? `${message.id}: ${said}` : null;
}

const viewersOf = (seats: number) => [...Array(seats).keys(), null];

/** What is wrong with what is said in random games, and which sentences were heard. */
export interface Heard {
  readonly faults: ReadonlySet<string>;
  readonly used: ReadonlySet<string>;
  readonly ended: number;
}

/** Listens to whole games with the ears of every seat and of a spectator. The table, long to tell, is told now and then. */
export function listenTo(seats: number, games: number, tellEvery: number): Heard {
  const faults = new Set<string>();
  const used = new Set<string>();
  let ended = 0;

  function hear(message: Message): void {
    used.add(message.id);
    for (const language of LANGUAGES) {
      const fault = faultOf(TEXTS[language], message);
      if (fault !== null) faults.add(`${language} ${fault}`);
    }
  }

  function hearNames(view: View, legal: readonly Action[]): void {
    const names = legal.map((action) => nameOf(action, view));
    for (const name of names) hear(name);
    for (const language of LANGUAGES) {
      const known = new Set<string>();
      for (const name of names) {
        const said = say(TEXTS[language], name);
        if (known.has(said)) faults.add(`${language} twice: ${said}`);
        known.add(said);
      }
    }
  }

  function hearStep({ before, seat, legal, after, emissions }: Step, count: number): void {
    hearNames(viewOf(before, seat), legal);
    // A spectator can name what he sees being chosen from, too.
    if (count % tellEvery === 0) for (const action of legal) hear(nameOf(action, viewOf(before, null)));
    for (const viewer of viewersOf(seats)) {
      const view = viewOf(after, viewer);
      const seen = emissions.map((emission) => seenBy(emission, viewer));
      for (const line of narrate(seen, view)) hear(line);
      if (count % tellEvery === 0 || after.ending !== '') for (const line of tell(view)) hear(line);
    }
  }

  for (let seed = 0; seed < games; seed++) {
    let count = 0;
    const last = playAtRandom(seats, seed, (step) => hearStep(step, count++));
    if (last.ending !== '') ended++;
  }
  return { faults, used, ended };
}
