import { canonicalText, hashOf, hashOfText } from '../canonical.ts';
import type { Outcome } from '../contract.ts';
import { accepted, malformed, type Result, refused } from '../refusal.ts';
import type { Consequence, LogEntry, MatchHeader } from './log.ts';
import type { Match } from './match.ts';

export const EXPORT_FORMAT = 'stakeout-match/1';

/** A finished match as a file: what anybody needs to play it through again and check every draw. */
export interface MatchExport<Config, Action> {
  readonly format: typeof EXPORT_FORMAT;
  readonly header: MatchHeader<Config>;
  readonly headerHash: string;
  /** Revealed now that the match is over. */
  readonly secret: string;
  readonly opening: Consequence;
  readonly entries: readonly (LogEntry<Action> & Consequence & { readonly seq: number })[];
  readonly outcome: Outcome;
}

/** A running match is never exported: its secret would give away every card. */
export function exportMatch<Config, State, Action, Event, View>(
  match: Match<Config, State, Action, Event, View>,
  secret: string,
): Result<MatchExport<Config, Action>> {
  if (match.before.entries > 0) throw new RangeError('of this match only the latest part is known');
  const outcome = match.game.outcome(match.state);
  if (outcome === null) return refused([malformed('match', 'export.running')]);
  return accepted({
    format: EXPORT_FORMAT,
    header: match.header,
    headerHash: hashOf(match.header),
    secret,
    opening: match.opening,
    entries: match.entries.map((entry, index) => ({
      seq: index + 1,
      ...entry,
      ...(match.consequences[index] as Consequence),
    })),
    outcome,
  });
}

/**
 * The one text of an export, a line for each entry, closed by a seal over everything before it. Since there is only one,
 * a file that differs by a single byte is not the export of any match.
 */
export function exportText(file: MatchExport<unknown, unknown>): string {
  const { entries, outcome, ...front } = file;
  const lines = Object.entries(front).map(([field, value]) => `${JSON.stringify(field)}:${canonicalText(value)},\n`);
  const rows = entries.map((entry) => canonicalText(entry)).join(',\n');
  const body = `{\n${lines.join('')}"entries":[\n${rows}\n],\n"outcome":${canonicalText(outcome)},\n`;
  return `${body}"seal":"${hashOfText(body)}"\n}\n`;
}
