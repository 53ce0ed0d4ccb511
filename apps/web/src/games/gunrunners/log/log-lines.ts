import { type Card, isBack, ownerOf } from '@stakeout/gunrunners';
import type { Language, Message, Viewer } from '@stakeout/kernel';
import type { LogLine } from '../../../table/case-log.tsx';
import { type Phrase, type Piece, phraseOf, phraseOfMessage, thingOf } from '../../../table/phrase.ts';
import { gunrunners } from '../game.ts';
import { cardThing } from './card-thing.ts';
import { LOG_TEXTS, type LogTextId } from './log.texts.ts';
import type { BustReport, LogEntry } from './log-entries.ts';

/** The entries in the reader's language. `you` is the seat of whoever reads, where that is one person. */
export function logLines(entries: readonly LogEntry[], language: Language, you: Viewer): readonly LogLine[] {
  return entries.map(({ key, seat, messages, report, clauses, isHot }) => ({
    key,
    seat,
    phrase: report === null ? entryPhrase(messages, language, you) : bustPhrase(report, language),
    clauses,
    isHot,
    ...(report === null ? {} : { again: `${report.at.move} ${report.at.event}` }),
  }));
}

/** Entries that are one sentence, however many messages they have: the last one says which. */
const WHOLE: Readonly<Record<string, LogTextId>> = {
  'log.cratesDelivered': 'rolledTo',
  'log.warehouseDelivered': 'rolledWithWarehouse',
  'log.cratesToWarehouse': 'rolledToWarehouse',
  'log.supplyEmpty': 'rolledNothing',
  'log.agentSabotaged': 'sabotaged',
  'log.sabotageFailed': 'withstood',
};

/** Messages that are said in words of the log. */
const OWN_WORDS: Readonly<Record<string, LogTextId>> = {
  'log.startChosen': 'start',
  'log.managerTookPost': 'manager',
  'log.agentFlipped': 'flipped',
  'log.agentTransferred': 'moved',
  'log.cardDrawn': 'drawn',
};

/** Those of them that have another form for the reader: their own card, or themselves. */
const YOURS: Readonly<Partial<Record<LogTextId, LogTextId>>> = {
  flipped: 'flippedYours',
  moved: 'movedYours',
  sabotaged: 'sabotagedYours',
  withstood: 'withstoodYours',
  start: 'startYours',
};

function entryPhrase(messages: readonly Message[], language: Language, you: Viewer): Phrase {
  const whole = messages.length > 1 ? WHOLE[messages.at(-1)?.id ?? ''] : undefined;
  if (whole !== undefined) {
    const params = Object.assign({}, ...messages.toReversed().map((message) => message.params));
    return ownPhrase(whole, params, language, you);
  }
  return messages
    .filter(isWorthALine)
    .map((message) => lineOf(message, language, you))
    .flatMap((phrase, index) => (index === 0 ? phrase : [' ', ...phrase]));
}

/** That others draw after they have deployed goes without saying; the line says it of one's own card, by name. */
function isWorthALine({ id, params }: Message): boolean {
  return id !== 'log.cardDrawn' || !isUnknown(params['card']);
}

function isUnknown(param: Param): boolean {
  return Array.isArray(param) && param[0] === 'card' && isBack(Number(param[1]));
}

function lineOf(message: Message, language: Language, you: Viewer): Phrase {
  const own = OWN_WORDS[message.id];
  if (own === undefined) return phraseOfMessage(gunrunners.texts[language], message);
  const phrase = ownPhrase(own, message.params, language, you);
  // What was seen by all is unknown again only where it was discarded, and nobody may look at it (G4.3).
  return isUnknown(message.params['card']) ? [...phrase, ' ', ...phraseOf(LOG_TEXTS, language, 'forgotten')] : phrase;
}

type Param = Message['params'][string] | undefined;

/** A sentence of the log with what a message names; only players stand out in it. */
function ownPhrase(id: LogTextId, params: Message['params'], language: Language, you: Viewer): Phrase {
  const card = numberOf(params['card']);
  const whose = params['card'] === undefined ? numberOf(params['seat']) : ownerOf(card as Card);
  const pieces: Record<string, Piece | number> = {};
  for (const [name, param] of Object.entries(params)) pieces[name] = pieceOf(param, language);
  if (params['card'] !== undefined) pieces['owner'] = { seat: whose };
  const phrase = phraseOf(LOG_TEXTS, language, whose === you ? (YOURS[id] ?? id) : id, pieces);
  return phrase.map((piece) => (typeof piece === 'object' && 'thing' in piece ? piece.thing : piece));
}

function numberOf(param: Param): number {
  return Number(Array.isArray(param) ? param[1] : param);
}

function pieceOf(param: Param, language: Language): Piece | number {
  const number = numberOf(param);
  if (!Array.isArray(param)) return number;
  if (param[0] === 'seat') return { seat: number };
  return param[0] === 'card'
    ? cardThing(number, language)
    : thingOf(gunrunners.texts[language].terms, String(param[0]), number);
}

function bustPhrase({ location, bust, shares }: BustReport, language: Language): Phrase {
  const opening = phraseOf(LOG_TEXTS, language, bust > 0 ? 'bust' : 'finalBust', {
    bust,
    location: thingOf(gunrunners.texts[language].terms, 'location', location),
  });
  if (shares.length === 0) return [...opening, ...phraseOf(LOG_TEXTS, language, 'nobody')];
  const taken = shares.flatMap(({ seat, crates, sum }, index) => [
    ...(index === 0 ? [] : [', ']),
    ...phraseOf(LOG_TEXTS, language, index === 0 ? 'shareFirst' : 'share', { seat: { seat }, crates, sum }),
  ]);
  const ties = shares
    .filter(({ winsTie }) => winsTie)
    .flatMap(({ seat }) => [' ', ...phraseOf(LOG_TEXTS, language, 'tie', { seat: { seat } })]);
  return [...opening, ...taken, '.', ...ties];
}
