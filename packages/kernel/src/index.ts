export { apply } from './apply.ts';
export { canonicalText, hashOf, hashOfBytes, isPlainObject } from './canonical.ts';
export { type Chance, shuffleInPlace } from './chance/chance.ts';
export { FastChance } from './chance/fast-chance.ts';
export { KeyedChance } from './chance/keyed-chance.ts';
export { type Draw, RecordedChance } from './chance/recorded-chance.ts';
export { tooLarge } from './config-size.ts';
export {
  type AnyGame,
  type AnyRules,
  type Game,
  type GameOption,
  type Outcome,
  type Rules,
  type Seat,
  unpack,
  type Viewer,
} from './contract.ts';
export { type Emission, EmissionList, type EventSink, seenBy } from './emission.ts';
export {
  type AnyLessonStart,
  type AnyLessonStep,
  type LessonAfter,
  type LessonEntry,
  type LessonPosition,
  type LessonPositions,
  type LessonStart,
  type LessonStep,
  type Lessons,
  type LessonTask,
  type LessonText,
  type LessonWords,
  positionName,
  type StepText,
} from './lesson/lesson.ts';
export { type LessonMove, LessonRun, type LessonStage, type LessonVerdict } from './lesson/lesson-run.ts';
export { lessonChance, lessonSetup, logText, openPosition } from './lesson/position.ts';
export { type Checkpoint, checkpointOf } from './match/checkpoint.ts';
export { botNonce, commitmentTo, hexKeyFromSeed, isHexKey, matchKey } from './match/commitment.ts';
export type { Difference, KeptPart } from './match/difference.ts';
export { exportMatch, exportText, type MatchExport } from './match/export.ts';
export { commitmentToTerms, keyOfMatch, type MatchTerms } from './match/fairness.ts';
export { checkKept, type Kept, type KeptStart } from './match/kept.ts';
export { readKept } from './match/kept-reading.ts';
export {
  type HeaderSeat,
  isUndo,
  type LogEntry,
  type MatchHeader,
  type MatchLog,
  type Origin,
} from './match/log.ts';
export {
  type AnyMatch,
  act,
  lengthOf,
  type Match,
  movesOf,
  newHeader,
  openMatch,
  replay,
  retell,
  retelling,
  type Standing,
  stateAfter,
  undo,
  undoable,
} from './match/match.ts';
export { actInOneGo, undoableGoes, undoGoes } from './match/one-go.ts';
export { dealOf, sharedMoves } from './match/origin.ts';
export { reopen, reopening } from './match/reopening.ts';
export { savepoint } from './match/savepoint.ts';
export { type Step, step } from './match/step.ts';
export { type Verdict, verifyExport } from './match/verify.ts';
export {
  accepted,
  bounded,
  FaultList,
  forbidden,
  MOST_REFUSALS,
  malformed,
  type Param,
  type Params,
  type Refusal,
  type Result,
  refused,
  type Term,
} from './refusal.ts';
export { isWhole, readShape } from './shape.ts';
export { JOINING_WORDS, joined, type Named, namedOf } from './text/joined.ts';
export { KERNEL_MESSAGES } from './text/kernel-messages.ts';
export { type Placeholder, partsOf } from './text/placeholder.ts';
export {
  articled,
  type GameTexts,
  LANGUAGES,
  type Language,
  type Message,
  say,
  type Terms,
  type Texts,
  textsAt,
  type Words,
} from './text/texts.ts';
