import type { Happening, HappeningType, View } from '@stakeout/escape-plan';
import { type Language, type Message, say, textsAt, type Words } from '@stakeout/kernel';
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
  const phrase = entry.day === null ? told(entry.happenings, view, language) : [headingOf(entry, view, language)];
  return { key, seat, phrase, clauses, isHot, isHeading: entry.day !== null };
}

function headingOf({ happenings: [first], day }: LogEntry, view: View, language: Language): string {
  if (first?.type !== 'partBegan') return complete('day', { day: day ?? 1 }, view, language);
  return complete('dayPart', { day: day ?? 1, part: ['part', first.part] }, view, language);
}

/** The first happening in full, then what went with it. */
function told([first, ...others]: readonly Happening[], view: View, language: Language): Phrase {
  if (first === undefined) return [];
  if (first.type === 'tileRevealed') return [revealed([first, ...others], view, language)];
  const alike = others.filter(({ type }) => type === first.type).length;
  const sum = SUMS[first.type];
  if (sum !== undefined && alike > 0) {
    const params = { ...messageOf(first, view).params, count: 1 + alike };
    const rest = others.filter(({ type }) => type !== first.type);
    return [...phraseOfMessage(ownTexts(view, language), { id: sum, params }), ...tails(rest, view, language)];
  }
  const lead = phraseOfMessage(textsAt(escapePlan.texts[language], view), messageOf(first, view));
  return [...lead, ...tails(others, view, language)];
}

/** What is told in full with its number when nothing but itself goes with it. */
const SUMS: Readonly<Partial<Record<HappeningType, LogTextId>>> = { notorietyGained: 'sumGained', healed: 'sumHealed' };

function tails(others: readonly Happening[], view: View, language: Language): Phrase {
  return [...counted(others).flatMap(({ happening, count }) => tailOf(happening, count, view, language))];
}

function revealed(happenings: readonly Happening[], view: View, language: Language): string {
  const tiles = happenings.flatMap((happening) => ('tile' in happening ? [['tile', happening.tile] as const] : []));
  return complete('tilesRevealed', { tiles }, view, language);
}

/** What happened several times is told once, with its number. */
function counted(happenings: readonly Happening[]): { readonly happening: Happening; readonly count: number }[] {
  const counts: { happening: Happening; count: number }[] = [];
  for (const happening of happenings) {
    const { type } = happening;
    const same = isTextId(type) ? counts.find((other) => other.happening.type === type) : undefined;
    if (same === undefined) counts.push({ happening, count: 1 });
    else same.count++;
  }
  return counts;
}

function tailOf(happening: Happening, count: number, view: View, language: Language): Phrase {
  const message = messageOf(happening, view);
  if (!isTextId(happening.type)) return [' ', ...phraseOfMessage(textsAt(escapePlan.texts[language], view), message)];
  const id = message.id === 'log.copsAvoided.all' ? 'allAvoided' : happening.type;
  return [` ${complete(id, { count, ...message.params }, view, language)}`];
}

function messageOf(happening: Happening, view: View): Message {
  return escapePlan.narrate([happening], view)[0] ?? { id: '', params: {} };
}

function isTextId(what: string): what is LogTextId {
  return Object.hasOwn(LOG_TEXTS.en, what);
}

/** A sentence of the log with the game's names in it. */
function complete(id: LogTextId, params: Message['params'], view: View, language: Language): string {
  return say(ownTexts(view, language), { id, params });
}

/** The log's own sentences, with the names of the table. */
function ownTexts(view: View, language: Language): Words<View> {
  return { ...textsAt(escapePlan.texts[language], view), messages: LOG_TEXTS[language] };
}
