import type { HappeningOf, View } from '@stakeout/escape-plan';
import { type Language, type Seat, textsAt } from '@stakeout/kernel';
import { type Phrase, phraseOf, thingOf } from '../../../table/phrase.ts';
import type { Recap, RecapLine } from '../../../table/recap/recap.ts';
import { withSilentMoves } from '../../../table/recap/silent-moves.ts';
import { escapePlan } from '../game.ts';
import { type LogEntry, logEntries } from '../log/log-entries.ts';
import { logLines } from '../log/log-lines.ts';
import { copPlace, weightOf } from './dealings.ts';
import { RECAP_TEXTS } from './recap.texts.ts';

/** What the others, the police and the calendar did, as the log has it; what it did to the reader in words of its own. */
export const recap: Recap = ({ chapters, view, reader }, language) => {
  const now = view as View;
  const [start] = chapters;
  if (start === undefined) return [];
  const moves = chapters.map(({ move }) => move);
  const entries = logEntries(moves, now, (start.before.view as View).table.day).toReversed();
  const moveOf = new Map(moves.flatMap(({ events }, move) => events.map((event) => [event, move] as const)));
  const lines = logLines(entries, now, language);
  const told = entries.map((entry, index): RecapLine => {
    const { key, happenings, day } = entry;
    const at = happenings.map((happening) => moveOf.get(happening) ?? 0);
    const first = Math.min(firstOf(key), ...at);
    const actor = moves[first]?.seat ?? null;
    // What the day brings is nobody's doing; a cop, though, is moved by whoever plays.
    const isNobodys = entry.seat === null && (day !== null || !happenings.some(({ type }) => type === 'copMoved'));
    const seat = isNobodys ? null : (entry.seat ?? actor);
    const toMe = Math.max(...happenings.map((happening) => weightOf(happening, now.table, reader)));
    const phrase = phraseFor(entry, lines[index]?.phrase ?? [], { toMe, reader }, now, language);
    return { key, seat: seat === reader ? actor : seat, phrase, toMe, first, last: Math.max(first, ...at) };
  });
  return withSilentMoves(told, moves.length);
};

interface About {
  readonly toMe: number;
  readonly reader: Seat;
}

function phraseFor(
  { happenings }: LogEntry,
  phrase: Phrase,
  { toMe, reader }: About,
  now: View,
  language: Language,
): Phrase {
  const cop = happenings.find((one): one is HappeningOf<'copMoved'> => one.type === 'copMoved');
  const place = cop === undefined ? null : copPlace(cop, now.table, reader);
  if (toMe === 0) return phrase;
  if (cop !== undefined && place !== null) {
    const name = thingOf(textsAt(escapePlan.texts[language], now).terms, 'cop', cop.cop);
    // Where chance moves a cop, nobody did.
    const isOwnWay = !isSeat(cop.by, now);
    if (isOwnWay && place === 'away') return phraseOf(RECAP_TEXTS, language, 'left', { cop: name });
    const lead = isOwnWay
      ? phraseOf(RECAP_TEXTS, language, 'came', { cop: name })
      : phraseOf(RECAP_TEXTS, language, 'moved', { seat: { seat: cop.by }, cop: name });
    return [...lead, ...phraseOf(RECAP_TEXTS, language, place)];
  }
  const isClosed = happenings.some((one) => one.type === 'businessClosed' && weightOf(one, now.table, reader) > 0);
  return isClosed ? [...phrase, ...phraseOf(RECAP_TEXTS, language, 'closed')] : phrase;
}

function isSeat(pawn: number, { table }: View): boolean {
  return pawn >= 0 && pawn < table.seats;
}

function firstOf(key: string): number {
  return Number(key.split('-', 1)[0]);
}
