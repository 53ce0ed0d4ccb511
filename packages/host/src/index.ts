export { BotMemories } from './bot-memories.ts';
export { botSeed } from './bot-seed.ts';
export { type Branch, type BranchSeats, playedOn, playedOnAsKnown } from './branching.ts';
export type { EntryContent, StoredEntry } from './entry.ts';
export { type AddedEntry, entriesOf, perform, type Wish } from './performing.ts';
export { reopeningStored, reopenStored, type StoredMatch } from './reopening.ts';
export { eventsFor, historyFor, movesFor, movesInTurn, pastFor, type TurnSight, turnFor } from './sights.ts';
