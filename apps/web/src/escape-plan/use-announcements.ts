import type { TableSession } from '../session/session.ts';
import type { Prompt } from './prompt/use-prompt.ts';

/** Tells the game to those who do not see it: every move as the log has it, and then the prompt. */
export function useAnnouncements(_session: TableSession, _prompt: Prompt | null, _isYourTurn: boolean): void {}
