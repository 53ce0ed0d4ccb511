import type { ChatLine } from '@stakeout/protocol';

/** How many lines a client keeps. */
const KEPT_LINES = 500;

/** The lines that are not in the log yet, in order. Reconnecting brings the latest lines again. */
export function newLines(log: readonly ChatLine[], lines: readonly ChatLine[]): readonly ChatLine[] {
  const known = new Set(log.map((line) => line.id));
  return lines.filter((line) => !known.has(line.id)).sort((one, other) => one.id - other.id);
}

export function withLines(log: readonly ChatLine[], lines: readonly ChatLine[]): readonly ChatLine[] {
  return [...log, ...lines].sort((one, other) => one.id - other.id).slice(-KEPT_LINES);
}
