import {
  type Action,
  COSTA_TOLL,
  COSTA_WOUNDS,
  type Consequences,
  consequencesOf,
  costaOf,
  type Happening,
  type HappeningType,
  type View,
} from '@stakeout/escape-plan';
import { sayIn } from '../../../text/say.ts';
import { arrivalLines } from './arrival.ts';
import { PROMPT_TEXTS } from './prompts.texts.ts';
import type { Scene } from './scene.ts';

/** One thing that will surely happen, in a few words. */
export interface Expected {
  readonly text: string;
  /** Red is heat: wounds, handcuffs, arrest. */
  readonly tone: 'plain' | 'good' | 'bad';
}

/** It takes playing the plan on a guess of the table, so it is done once for each plan and for those who read it. */
const known = {
  own: new WeakMap<readonly Action[], Consequences>(),
  others: new WeakMap<readonly Action[], Consequences>(),
};

/**
 * What confirming the plan will surely bring to the seat, and what is still open after it. The plan is tried on what the seat
 * sees; of that, no more is told than may be.
 */
export function forecastOf(scene: Scene, sees: View, seat: number, plan: readonly Action[]): readonly Expected[] {
  const readers = scene.view.own === null ? 'others' : 'own';
  const told = known[readers].get(plan) ?? consequencesOf(sees, seat, plan, readers);
  known[readers].set(plan, told);
  return [
    ...ownLines(scene, seat, told.sure),
    ...lostAsset(scene, plan, told.sure),
    ...toCome(scene, plan),
    ...arrivalLines(scene, seat, plan, scene.preview.cops.length > 0 || scene.preview.meetsCosta),
    ...openLines(scene, plan, told),
  ];
}

function ownLines({ language, words }: Scene, seat: number, sure: readonly Happening[]): Expected[] {
  const say = sayIn(PROMPT_TEXTS, language);
  const own = sure.filter((happening) => 'pawn' in happening && happening.pawn === seat);
  const count = (kind: HappeningType) => own.filter(({ type }) => type === kind).length;
  const money = (amount: number) => words.term('money', amount);
  const lines: Expected[] = [];
  const add = (isSo: boolean, text: () => string, tone: Expected['tone'] = 'plain') => {
    if (isSo) lines.push({ text: text(), tone });
  };
  const paid = own.reduce((total, happening) => total + (happening.type === 'paid' ? happening.amount : 0), 0);
  const [earned, tomorrow] = incomes(own, sure);
  const [gained, lost] = [count('notorietyGained'), count('notorietyLost')];
  const [cans, wounds, healed] = [count('canUsed'), count('wounded'), count('healed')];
  add(paid > 0, () => say('willPay', { amount: money(paid) }));
  add(earned > 0, () => say('willEarn', { amount: money(earned) }), 'good');
  add(tomorrow > 0, () => say('willEarnTomorrow', { amount: money(tomorrow) }), 'good');
  add(gained > 0, () => say('willGainNotoriety', { count: gained }));
  add(lost > 0, () => say('willLoseNotoriety', { count: lost }), 'good');
  add(cans > 0, () => say('willUseCans', { count: cans }));
  add(healed > 0, () => say('willHeal', { count: healed }), 'good');
  add(count('discGained') > 0, () => say('willGetDisc'), 'good');
  add(wounds > 0, () => say('willWound', { count: wounds }), 'bad');
  add(count('woundWithoutEffect') > 0, () => say('willBeVoid'));
  add(count('arrested') > 0, () => say('willBeArrested'), 'bad');
  for (const happening of sure) {
    if (happening.type === 'businessClosed')
      add(true, () => say('willClose', { place: words.term('thePlace', happening.place) }));
    if (!own.includes(happening)) continue;
    if (happening.type === 'keyTurned') add(true, () => say('willTurnKey', { key: words.term('key', happening.key) }));
    if (happening.type === 'handcuffed') add(true, () => say('willCuff', { space: happening.space + 1 }), 'bad');
  }
  return lines;
}

/** What is received now, and with the next day, which the last turn of a day leads to (E5.1). */
function incomes(own: readonly Happening[], sure: readonly Happening[]): readonly [now: number, tomorrow: number] {
  const dawn = sure.findIndex(({ type }) => type === 'dayBegan');
  let [now, tomorrow] = [0, 0];
  for (const happening of own) {
    if (happening.type !== 'incomeReceived') continue;
    if (dawn >= 0 && sure.indexOf(happening) > dawn) tomorrow += happening.amount;
    else now += happening.amount;
  }
  return [now, tomorrow];
}

/** E13.2: a wound that does nothing at once makes its owner choose the asset that the handcuffs take. */
function lostAsset({ language, preview }: Scene, plan: readonly Action[], sure: readonly Happening[]): Expected[] {
  const isWound = plan.at(-1)?.type === 'takeWound' && preview.cops.length > 0;
  const isFelt = sure.some(({ type }) => WOUNDS.has(type));
  return isWound && !isFelt ? [{ text: sayIn(PROMPT_TEXTS, language)('willLoseAsset'), tone: 'bad' }] : [];
}

const WOUNDS: ReadonlySet<HappeningType> = new Set(['wounded', 'handcuffed', 'woundWithoutEffect']);

/** E12.5, E24.3: what AVOID will ask for once the move has ended. */
function toCome({ language, words, view, preview, frame }: Scene, plan: readonly Action[]): Expected[] {
  const say = sayIn(PROMPT_TEXTS, language);
  const last = plan.at(-1)?.type;
  const lines: Expected[] = [];
  const isEnd = last === 'stop' || last === 'escape' || (frame.kind === 'avoid' && last === 'use');
  if (isEnd && preview.cops.length > 0)
    lines.push({ text: say('willBeWounded', { count: preview.cops.length }), tone: 'bad' });
  if (!isEnd || !preview.meetsCosta) return lines;
  // Where Costa cannot be avoided he has been paid already: that is among what is sure.
  if (view.own !== null && view.own.cash < COSTA_TOLL)
    lines.push({ text: say('willWound', { count: COSTA_WOUNDS }), tone: 'bad' });
  else if (view.table.costaAvoidable === 1) {
    const costa = words.thePawn(costaOf(view.table));
    lines.push({ text: say('willPayCosta', { costa, amount: words.term('money', COSTA_TOLL) }), tone: 'bad' });
  }
  return lines;
}

/** What comes to light after it: for whoever takes a contact it is the one that takes its place (E16.1). */
function openLines({ language }: Scene, plan: readonly Action[], { next }: Consequences): Expected[] {
  const say = sayIn(PROMPT_TEXTS, language);
  const last = plan.at(-1)?.type;
  // E15.8: that the tiles nobody keeps are mixed again tells nobody anything.
  if (next === 'nothing' || last === 'keepTile') return [];
  const isContact = last === 'takeContact';
  return [
    { text: say(next === 'chance' ? 'willBeChance' : isContact ? 'willBeContact' : 'willBeHidden'), tone: 'plain' },
  ];
}
