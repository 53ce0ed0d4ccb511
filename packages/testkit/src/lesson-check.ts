import {
  type AnyGame,
  canonicalText,
  hashOf,
  LANGUAGES,
  type LessonEntry,
  type LessonPositions,
  LessonRun,
  type Lessons,
  type LessonText,
  type LessonWords,
  openPosition,
  positionName,
  say,
  textsAt,
} from '@stakeout/kernel';
import { sentenceFaults } from './sentences.ts';

/** A game with everything that its lessons are made of. */
export interface TaughtGame {
  readonly game: AnyGame;
  readonly clauses: Readonly<Record<string, string>>;
  readonly list: readonly LessonEntry[];
  readonly lessons: Lessons;
  readonly positions: LessonPositions;
  readonly words: Readonly<Record<'en' | 'pt', LessonWords>>;
}

/** As much as somebody reads before wanting to do something. */
const MOST_SENTENCES = 3;
const LONGEST = 125;
/** Giving up is never what a lesson asks for. */
const GIVING_UP = ['pass', 'decline', 'takeWound'];

/** What is wrong with the lessons of a game; nothing when each can be done as it is meant, and not otherwise. */
export function lessonFaults(taught: TaughtGame): readonly string[] {
  const { list, lessons, words, clauses } = taught;
  const faults: string[] = [];
  const ids = list.map(({ id }) => id);
  if (canonicalText([...ids].sort()) !== canonicalText(Object.keys(lessons).sort()))
    faults.push('list and steps differ');
  for (const { id, chapter, clauses: own } of list) {
    for (const clause of own) if (clauses[clause] === undefined) faults.push(`${id}: no clause ${clause}`);
    if (own.length === 0) faults.push(`${id} teaches no clause`);
    for (const language of LANGUAGES) {
      if (words[language].chapters[chapter] === undefined) faults.push(`${id}: no chapter ${chapter} in ${language}`);
    }
    faults.push(...faultsOfWords(taught, id), ...faultsOfPlay(taught, id).map((fault) => `${id}: ${fault}`));
  }
  return faults;
}

function faultsOfWords({ lessons, words }: TaughtGame, id: string): readonly string[] {
  const faults: string[] = [];
  const [en, pt] = LANGUAGES.map((language) => words[language].lessons[id]);
  if (en === undefined || pt === undefined) return [`${id} is not told in both languages`];
  const steps = (lessons[id] ?? []).map((step) => step.id);
  for (const text of [en, pt]) {
    if (canonicalText(Object.keys(text.steps).sort()) !== canonicalText([...steps].sort())) {
      faults.push(`${id}: the sentences are for other steps`);
    }
  }
  const flat = { en: flattened(en), pt: flattened(pt) };
  faults.push(...sentenceFaults(flat).map((fault) => `${id}: ${fault}`));
  for (const [name, sentence] of [...Object.entries(flat.en), ...Object.entries(flat.pt)]) {
    if (sentence.length > LONGEST) faults.push(`${id}.${name} is ${sentence.length} letters long`);
  }
  for (const { ask, after = [] } of [...Object.values(en.steps), ...Object.values(pt.steps)]) {
    if (ask.length === 0 || Math.max(ask.length, after.length) > MOST_SENTENCES) faults.push(`${id} says too much`);
  }
  return faults;
}

function flattened({ title, steps, done }: LessonText): Readonly<Record<string, string>> {
  const said: Record<string, string> = { title };
  const add = (name: string, sentences: readonly string[]) => {
    for (const [index, sentence] of sentences.entries()) said[`${name}.${index}`] = sentence;
  };
  for (const [id, { ask, after, not }] of Object.entries(steps)) {
    add(`${id}.ask`, ask);
    if (after !== undefined) add(`${id}.after`, after);
    if (not !== undefined) add(`${id}.not`, [not]);
  }
  add('done', done);
  return said;
}

/** Goes through a lesson, and tries everything else on the way. */
function faultsOfPlay(taught: TaughtGame, id: string): readonly string[] {
  const { game, lessons, positions, words } = taught;
  const steps = lessons[id] ?? [];
  const faults: string[] = [];
  for (const { id: step, start } of steps) {
    const position = positions[positionName(id, step)];
    if (start === undefined || position === undefined) continue;
    const { state, seat } = openPosition(game, start, position);
    if (!start.suits(game.view(state, seat), game.legal(state, seat))) faults.push(`${step} begins elsewhere`);
  }
  const afters = new Set(
    Object.entries(words.en.lessons[id]?.steps ?? {}).flatMap(([step, { after }]) =>
      after === undefined ? [] : [step],
    ),
  );
  const run = new LessonRun(game, id, steps, positions, afters);
  for (let moves = 0; run.stage !== 'done' && moves < 4 * steps.length; moves++) {
    faults.push(...unsaid(taught, id, run));
    if (run.stage === 'told') run.goOn();
    else faults.push(...faultsOfStep(run));
  }
  return run.stage === 'done' ? faults : [...faults, `${run.step.id} cannot be done as it is meant`];
}

function faultsOfStep(run: LessonRun): readonly string[] {
  const faults: string[] = [];
  const { id } = run.step;
  const before = hashOf(run.view());
  for (const option of run.options()) {
    const verdict = run.judge([option]);
    const { type } = option as { readonly type: string };
    if (verdict === 'right' && GIVING_UP.includes(type)) faults.push(`${id} is done by giving up: ${type}`);
    if (verdict !== 'right' && run.play([option]).kind === 'right') faults.push(`${id} is done by ${type}`);
  }
  if (run.stage !== 'ask' || hashOf(run.view()) !== before) faults.push(`${id}: what is wrong was played`);
  const solution = run.solution();
  if (!run.isOffered(solution)) faults.push(`${id} does not offer what it asks for`);
  if (run.play(solution).kind !== 'right') faults.push(`${id} is not done by what it asks for`);
  return faults;
}

/** Gaps in sentences that nothing completes. */
function unsaid({ game, words }: TaughtGame, id: string, run: LessonRun): readonly string[] {
  return LANGUAGES.flatMap((language) => {
    const text = words[language].lessons[id]?.steps[run.step.id];
    const terms = textsAt(game.texts[language], run.view());
    const sentences = [...(text?.ask ?? []), ...(text?.after ?? []), ...(text?.not === undefined ? [] : [text.not])];
    return sentences
      .map((sentence) => say({ ...terms, messages: { now: sentence } }, { id: 'now', params: run.params }))
      .filter((said) => /[{}]|undefined|null|NaN|-1/.test(said))
      .map((said) => `${run.step.id} in ${language}: ${said}`);
  });
}
