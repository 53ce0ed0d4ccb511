export { BotMemories } from './bot-memories.ts';
export type { EntryContent, StoredEntry } from './entry.ts';
export { type AddedEntry, perform, type Wish } from './performing.ts';
export { reopenStored, type StoredMatch } from './reopening.ts';
export { eventsFor, historyFor, movesFor, type TurnSight, turnFor } from './sights.ts';
