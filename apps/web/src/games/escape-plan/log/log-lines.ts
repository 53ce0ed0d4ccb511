import type { Happening, View } from '@stakeout/escape-plan';
import { type Language, type Message, say } from '@stakeout/kernel';
import type { LogLine } from '../../../table/case-log.tsx';
import { type Phrase, phraseOfMessage } from '../../../table/phrase.ts';
import { escapePlan } from '../game.ts';
import { LOG_TEXTS, type LogTextId } from './log.texts.ts';
import type { LogEntry } from './log-entries.ts';

/** The entries in the reader's language. */
export function logLines(entries: readonly LogEntry[], view: View, language: Language): readonly LogLine[] {
  return entries.map((entry) => lineOf(entry, view, language));
}

/** Lines that have been written, by the last thing they tell: a log grows at one end, and the rest of it stays. */
const written = new WeakMap<
  Happening,
  { readonly line: LogLine; readonly count: number; readonly language: Language }
>();

function lineOf(entry: LogEntry, view: View, language: Language): LogLine {
  const { happenings } = entry;
  const last = happenings.at(-1);
  const known = last === undefined ? undefined : written.get(last);
  if (known?.language === language && known.count === happenings.length && known.line.key === entry.key)
    return known.line;
  const line = writtenLine(entry, view, language);
  if (last !== undefined) written.set(last, { line, count: happenings.length, language });
  return line;
}

function writtenLine(entry: LogEntry, view: View, language: Language): LogLine {
  const { key, seat, clauses, isHot } = entry;
  const phrase = entry.day === null ? told(entry.happenings, view, language) : [headingOf(entry, language)];
  return { key, seat, phrase, clauses, isHot, isHeading: entry.day !== null };
}

function headingOf({ happenings, day }: LogEntry, language: Language): string {
  const part = happenings[0]?.params['part'];
  if (part === undefined) return complete('day', { day: day ?? 1 }, language);
  return complete('dayPart', { day: day ?? 1, part: ['part', part] }, language);
}

/** The first happening in full, then what went with it. */
function told([first, ...others]: readonly Happening[], view: View, language: Language): Phrase {
  if (first === undefined) return [];
  if (first.what === 'tileRevealed') return [revealed([first, ...others], language)];
  const alike = others.filter(({ what }) => what === first.what).length;
  const sum = SUMS[first.what];
  if (sum !== undefined && alike > 0) {
    const params = { ...messageOf(first, view).params, count: 1 + alike };
    const texts = { ...escapePlan.texts[language], messages: LOG_TEXTS[language] };
    const rest = others.filter(({ what }) => what !== first.what);
    return [...phraseOfMessage(texts, { id: sum, params }), ...tails(rest, view, language)];
  }
  const lead = phraseOfMessage(escapePlan.texts[language], messageOf(first, view));
  return [...lead, ...tails(others, view, language)];
}

/** What is told in full with its number when nothing but itself goes with it. */
const SUMS: Readonly<Record<string, LogTextId>> = { notorietyGained: 'sumGained', healed: 'sumHealed' };

function tails(others: readonly Happening[], view: View, language: Language): Phrase {
  return [...counted(others).flatMap(({ happening, count }) => tailOf(happening, count, view, language))];
}

function revealed(tiles: readonly Happening[], language: Language): string {
  return complete('tilesRevealed', { tiles: tiles.map(({ params }) => ['tile', params['tile'] ?? 0]) }, language);
}

/** What happened several times is told once, with its number. */
function counted(happenings: readonly Happening[]): { readonly happening: Happening; readonly count: number }[] {
  const counts: { happening: Happening; count: number }[] = [];
  for (const happening of happenings) {
    const same = isTextId(happening.what) ? counts.find((other) => other.happening.what === happening.what) : undefined;
    if (same === undefined) counts.push({ happening, count: 1 });
    else same.count++;
  }
  return counts;
}

function tailOf(happening: Happening, count: number, view: View, language: Language): Phrase {
  const message = messageOf(happening, view);
  if (!isTextId(happening.what)) return [' ', ...phraseOfMessage(escapePlan.texts[language], message)];
  return [` ${complete(happening.what, { count, ...message.params }, language)}`];
}

function messageOf(happening: Happening, view: View): Message {
  return escapePlan.narrate([happening], view)[0] ?? { id: '', params: {} };
}

function isTextId(what: string): what is LogTextId {
  return Object.hasOwn(LOG_TEXTS.en, what);
}

/** A sentence of the log with the game's names in it. */
function complete(id: LogTextId, params: Message['params'], language: Language): string {
  const { terms } = escapePlan.texts[language];
  return say({ messages: LOG_TEXTS[language], terms }, { id, params });
}
