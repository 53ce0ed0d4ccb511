import { isBack } from '@stakeout/gunrunners';
import type { Language, Message } from '@stakeout/kernel';
import type { LogLine } from '../../../table/case-log.tsx';
import { type Phrase, phraseOf, phraseOfMessage, thingOf } from '../../../table/phrase.ts';
import { gunrunners } from '../game.ts';
import { GUNRUNNERS_TEXTS } from '../gunrunners.texts.ts';
import type { BustReport, LogEntry } from './log-entries.ts';

/** The entries in the reader's language. */
export function logLines(entries: readonly LogEntry[], language: Language): readonly LogLine[] {
  return entries.map(({ key, seat, messages, report, clauses, isHot }) => ({
    key,
    seat,
    phrase:
      report === null
        ? spaced(messages.filter(isWorthALine).map((message) => lineOf(message, language)))
        : bustPhrase(report, language),
    clauses,
    isHot,
    ...(report === null ? {} : { again: `${report.at.move} ${report.at.event}` }),
  }));
}

/** Sentences of the game that do not go with "you" are said in other words. */
const OWN_WORDS: Readonly<Record<string, 'logStart' | 'logManager'>> = {
  'log.startChosen': 'logStart',
  'log.managerTookPost': 'logManager',
};

/** That others draw after they have deployed goes without saying; the line says it of one's own card, by name. */
function isWorthALine({ id, params }: Message): boolean {
  return id !== 'log.cardDrawn' || !isUnknown(params['card']);
}

function isUnknown(param: unknown): boolean {
  return Array.isArray(param) && param[0] === 'card' && isBack(Number(param[1]));
}

function lineOf(message: Message, language: Language): Phrase {
  const own = OWN_WORDS[message.id];
  const term = message.params['seat'];
  if (own === undefined || !Array.isArray(term)) {
    const phrase = phraseOfMessage(gunrunners.texts[language], message);
    // What was seen by all is unknown again only where it was discarded, and nobody may look at it (G4.3).
    return isUnknown(message.params['card'])
      ? [...phrase, ' ', ...phraseOf(GUNRUNNERS_TEXTS, language, 'logForgotten')]
      : phrase;
  }
  return phraseOf(GUNRUNNERS_TEXTS, language, own, { seat: { seat: Number(term[1]) } });
}

function bustPhrase({ location, bust, shares }: BustReport, language: Language): Phrase {
  const opening = phraseOf(GUNRUNNERS_TEXTS, language, bust > 0 ? 'logBust' : 'logFinalBust', {
    bust,
    location: thingOf(gunrunners.texts[language].terms, 'location', location),
  });
  if (shares.length === 0) return [...opening, ...phraseOf(GUNRUNNERS_TEXTS, language, 'logNobody')];
  const taken = shares.flatMap(({ seat, crates, sum }, index) => [
    ...(index === 0 ? [] : [', ']),
    ...phraseOf(GUNRUNNERS_TEXTS, language, index === 0 ? 'logShareFirst' : 'logShare', {
      seat: { seat },
      crates,
      sum,
    }),
  ]);
  const ties = shares
    .filter(({ winsTie }) => winsTie)
    .flatMap(({ seat }) => [' ', ...phraseOf(GUNRUNNERS_TEXTS, language, 'logTie', { seat: { seat } })]);
  return [...opening, ...taken, '.', ...ties];
}

function spaced(phrases: readonly Phrase[]): Phrase {
  return phrases.flatMap((phrase, index) => (index === 0 ? phrase : [' ', ...phrase]));
}
