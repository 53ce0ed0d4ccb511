export { type Contest, type GameRecord, playGame } from './arena/contest.ts';
export { Arena, type ArenaReport } from './arena/report.ts';
export type { Hypotheses } from './arena/sequential-test.ts';
export type { BotReport } from './arena/tally.ts';
export type { BotsOfGame, Reason } from './bots-of-game.ts';
export { type Budget, readBudget } from './budget.ts';
export { type DailyTable, dailyBot } from './daily-table.ts';
export { type Hint, hintsFor } from './hints.ts';
export {
  type Books,
  type CurvePoint,
  type Label,
  type Lived,
  type LivedStep,
  livedBy,
  type Measured,
  type OpenQuestion,
  type Review,
  type ReviewedDecision,
  type ReviewedDraw,
  type ReviewNews,
  type ReviewSettings,
  reviewing,
  reviewJson,
  reviewOf,
  type SayReason,
  trying,
  type WeighedLine,
  weighOptions,
} from './judge/index.ts';
export { LEVELS, type Level } from './level.ts';
export { type Outlook, outlookFor, type Tries } from './outlook.ts';
export { isAnyoneWatching, seatPlayers, tellPlayers } from './players.ts';
export type { Advice, Deliberation, Opinion, Picker, Player, Policy, ReadFile } from './policy.ts';
export { policyNamed, policyNames } from './policy-names.ts';
export { botsOf, reasonTextsOf } from './registry.ts';
export type { Answer, Question } from './thinking/question.ts';
export { type Thread, think } from './thinking/think.ts';
