import { isPlainObject, type Language } from '@stakeout/kernel';
import { among, text } from '../../create/among.ts';
import { CLOCK_CHOICES, type Draft, SEAT_CHOICES, type SeatDraft } from '../../create/draft.ts';
import type { GameCreate } from '../../create/game-create.ts';
import type { GameFacts } from '../../games/facts.ts';

const keyOf = (game: string) => `stakeout.table.${game}`;
/** Against three bots, or as many as there is room for. */
const USUAL_SEATS = 4;

/** The table somebody put together last, or else the usual one: against three bots, in the edition of one's language. */
export function rememberedDraft(game: GameFacts, create: GameCreate, language: Language): Draft {
  const usual = usualDraft(game, create.usual(language));
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(game.id)) ?? 'null');
    return isPlainObject(stored) ? mended(stored, usual, game, create) : usual;
  } catch {
    return usual;
  }
}

export function rememberDraft(game: string, draft: Draft): void {
  try {
    // The next table begins with the usual box: one's own is kept apart and asked for.
    localStorage.setItem(keyOf(game), JSON.stringify({ ...draft, box: null }));
  } catch {
    // The choices hold for this visit.
  }
}

function usualDraft({ players }: GameFacts, options: unknown): Draft {
  const bot: SeatDraft = { choice: 'medium', name: '' };
  return {
    count: Math.min(USUAL_SEATS, players.most),
    seats: [{ choice: 'me', name: '' }, ...Array.from({ length: players.most - 1 }, () => bot)],
    options,
    box: null,
    clock: 'none',
    perMove: '60',
    bank: '10',
    visibility: 'link',
  };
}

/** People who hand the device around. */
export function passAndPlay(draft: Draft): Draft {
  const other: SeatDraft = { choice: 'here', name: '' };
  const kept = draft.seats.map((seat) => (seat.choice === 'here' ? seat : other));
  return {
    ...draft,
    count: 2,
    seats: [{ choice: 'me', name: '' }, ...kept.slice(1)],
  };
}

/** Only what this version knows, field by field; anything else has its usual value. */
function mended(stored: Record<string, unknown>, usual: Draft, { players }: GameFacts, create: GameCreate): Draft {
  const { options } = stored;
  const seats: unknown[] = Array.isArray(stored['seats']) ? stored['seats'] : [];
  return {
    count: among(stored['count'], numbersFrom(players.least, players.most), usual.count),
    seats: usual.seats.map((fallback, index) => {
      const seat = seats[index];
      if (!isPlainObject(seat)) return fallback;
      return { choice: among(seat['choice'], SEAT_CHOICES, fallback.choice), name: text(seat['name'], '') };
    }),
    // Older versions kept the options beside everything else.
    options: create.mended(isPlainObject(options) ? options : stored, usual.options),
    box: null,
    clock: among(stored['clock'], CLOCK_CHOICES, usual.clock),
    perMove: text(stored['perMove'], usual.perMove),
    bank: text(stored['bank'], usual.bank),
    visibility: among(stored['visibility'], ['public', 'link'] as const, usual.visibility),
  };
}

/** Every number of players a game can have. */
export function numbersFrom(least: number, most: number): readonly number[] {
  return Array.from({ length: most - least + 1 }, (_, index) => least + index);
}
