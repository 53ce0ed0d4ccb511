import { type Card, type Event, gunrunnersRules, ownerOf, type View } from '@stakeout/gunrunners';
import type { Language, Seat } from '@stakeout/kernel';
import type { Chapter } from '../../../table/motion/playback.ts';
import { type Phrase, phraseOf, thingOf } from '../../../table/phrase.ts';
import type { Recap, RecapLine, Since } from '../../../table/recap/recap.ts';
import { withSilentMoves } from '../../../table/recap/silent-moves.ts';
import { gunrunners } from '../game.ts';
import { cardThing } from '../log/card-thing.ts';
import { type LogEntry, logEntries } from '../log/log-entries.ts';
import { logLines } from '../log/log-lines.ts';
import { type Dealing, dealingOf, forgotten, shareAt } from './dealings.ts';
import { RECAP_TEXTS } from './recap.texts.ts';

/** A line of the log, on the way to becoming one of the recap. */
interface Draft {
  readonly key: string;
  readonly move: number;
  /** Its first event among all that are told. */
  readonly at: number;
  readonly phrase: Phrase;
  readonly dealing: Dealing | null;
  /** Whom it tells of, where that is not whoever moved. */
  readonly about: Seat | null;
  /** It only prepares what comes after it. */
  readonly isPrelude: boolean;
  /** It only ends what came before it: whoever flips an agent fills its place. */
  readonly isEnding: boolean;
}

/** What befalls somebody while another one moves. */
const BEFALLS: ReadonlySet<string> = new Set(['log.startChosen', 'log.managerTookPost']);

/** What the others did, as the log has it; what they did to the reader with what came of it. */
export const recap: Recap = (since, language) => {
  const { reader } = since;
  const chapters = since.chapters.map(withoutDraws);
  const drafts = draftsOf({ ...since, chapters }, language);
  const now = since.view as View;
  const events = chapters.flatMap(({ move }) => move.events as readonly Event[]);
  const lost = forgotten(events, now);
  const lines: RecapLine[] = [];
  let begun: number | null = null;
  for (const [index, { key, move, at, phrase, dealing, about, isPrelude, isEnding }] of drafts.entries()) {
    if (isEnding) continue;
    if (isPrelude && index < drafts.length - 1) {
      begun ??= move;
      continue;
    }
    const seat = about ?? chapters[move]?.move.seat ?? null;
    const first = begun ?? move;
    begun = null;
    if (dealing === null) lines.push({ key, seat, phrase, toMe: seat === reader ? 1 : 0, first, last: move });
    else {
      const { place, what } = dealing;
      const isLatest = drafts.findLastIndex((other) => other.dealing?.place === place) === index;
      const isBusted = events.slice(at).some((event) => event.type === 'locationBusted' && event.location === place);
      const hasOutcome = isLatest && !isBusted && place >= 0 && what !== 'hidden';
      const outcome = hasOutcome ? outcomeAt(now, place, reader, language) : null;
      const told = what === 'busted' ? phrase : toldBy(seat ?? 0, dealing, outcome, lost, language);
      lines.push({ key, seat, phrase: told, toMe: dealing.weight, first, last: move });
    }
  }
  return withSilentMoves(lines, chapters.length);
};

/** That somebody's hand is filled again goes without saying. */
function withoutDraws({ move, before }: Chapter): Chapter {
  const events = (move.events as readonly Event[]).filter(({ type }) => type !== 'cardDrawn');
  return { move: { ...move, events }, before };
}

function draftsOf({ chapters, view, reader }: Since, language: Language): readonly Draft[] {
  const entries = logEntries(
    chapters.map(({ move }) => move),
    view as View,
  ).toReversed();
  const dealings = dealingsIn(chapters, reader);
  const starts = entries.map(({ key }) => placeOf(key));
  return logLines(entries, language, reader).map(({ key, phrase }, index) => {
    const [move, at] = starts[index] ?? [0, 0];
    const end = starts[index + 1]?.[1] ?? Number.POSITIVE_INFINITY;
    const own = dealings.filter((one) => one.at >= at && one.at < end && one.move === move);
    const dealing = own.sort((one, other) => other.dealing.weight - one.dealing.weight)[0]?.dealing ?? null;
    const { seat = null, messages } = entries[index] ?? { messages: [] };
    const id = messages[0]?.id ?? '';
    return {
      key,
      move,
      at,
      phrase,
      dealing,
      about: BEFALLS.has(id) ? seat : null,
      isPrelude: id === 'log.cardCommitted',
      isEnding: id === 'log.agentPlaced' && entries.slice(0, index).some((entry) => isFlipBy(entry, seat)),
    };
  });
}

function isFlipBy({ seat, messages }: LogEntry, whose: Seat | null): boolean {
  return seat === whose && messages[0]?.id === 'log.agentFlipped';
}

/** Keys of the log name the move and the event among all that are told. */
function placeOf(key: string): readonly [move: number, event: number] {
  const [move = 0, event = 0] = key.split('-').map(Number);
  return [move, event];
}

function dealingsIn(chapters: Since['chapters'], reader: Seat) {
  const found: { move: number; at: number; dealing: Dealing }[] = [];
  let at = 0;
  for (const [
    move,
    {
      move: { events },
      before,
    },
  ] of chapters.entries()) {
    let view = before.view as View;
    for (const event of events as readonly Event[]) {
      const dealing = dealingOf(event, view, reader);
      if (dealing !== null) found.push({ move, at, dealing });
      view = gunrunnersRules.fold(view, event);
      at++;
    }
  }
  return found;
}

function toldBy(
  seat: Seat,
  { what, place, from, card }: Dealing,
  outcome: Phrase | null,
  lost: ReadonlySet<Card>,
  language: Language,
): Phrase {
  if (what === 'busted') return [];
  const placeAt = (location: number) => thingOf(gunrunners.texts[language].terms, 'location', location);
  const lead = phraseOf(RECAP_TEXTS, language, what, {
    seat: { seat },
    card: cardThing(lost.has(card) ? 0 : card, language),
    owner: { seat: ownerOf(card) },
    place: placeAt(place),
    from: placeAt(from),
  });
  return outcome === null ? [...lead, '.'] : [...lead, ': ', ...outcome, '.'];
}

/** How the reader stands at a place, as far as it can be seen. */
function outcomeAt(now: View, place: number, reader: Seat, language: Language): Phrase | null {
  const own = shareAt(now, place, reader);
  const all = now.crates[place] ?? 0;
  if (own === null) return phraseOf(RECAP_TEXTS, language, 'nobody');
  const { rank, shares } = own;
  const mine = shares[rank];
  if (mine === undefined) return null;
  const { sum, crates } = mine;
  const ahead = shares[rank - 1];
  const next = shares[rank + 1];
  const figures = { sum, crates, all };
  if (ahead !== undefined && ahead.sum === sum)
    return phraseOf(RECAP_TEXTS, language, 'farther', { ...figures, other: { seat: ahead.seat } });
  if (ahead !== undefined)
    return phraseOf(RECAP_TEXTS, language, 'behind', { ...figures, other: { seat: ahead.seat }, best: ahead.sum });
  if (next !== undefined && next.sum === sum)
    return phraseOf(RECAP_TEXTS, language, 'nearer', { ...figures, other: { seat: next.seat } });
  return phraseOf(RECAP_TEXTS, language, 'lead', figures);
}
