import type { AnyMatch } from '@stakeout/kernel';
import type { MatchRecord } from './records.ts';

/** The part of a record that changes as the match goes on, but for its gist. */
type RecordedStanding = Pick<MatchRecord, 'updatedAt' | 'status' | 'seq' | 'moves' | 'toAct' | 'outcome'>;

export function standingOf(match: AnyMatch, now: number): RecordedStanding {
  const { game, state } = match;
  const outcome = game.outcome(state);
  return {
    updatedAt: now,
    status: outcome === null ? 'running' : 'over',
    seq: match.entries.length,
    moves: match.standing.length,
    toAct: [...game.toAct(state)],
    outcome,
  };
}
