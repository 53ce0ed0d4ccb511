import { type Seat, textsAt } from '@stakeout/kernel';
import { PlayerSymbol, seatClass } from '../parts/player-symbol.tsx';
import { useSettings } from '../state/settings.ts';
import { type Phrase, phraseOfMessage, textOf } from '../table/phrase.ts';
import { useNames, youAt } from '../table/seat-name.tsx';
import { useSession } from '../table/use-session.ts';
import { useSay } from '../text/say.ts';
import { replayTexts } from './replay.texts.ts';
import type { ReplaySession } from './replay-session.ts';

export interface ToldLine {
  readonly key: string;
  readonly seat: Seat | null;
  readonly text: string;
}

/** What the log says of the move that led to the step shown. */
export function useLinesAt(session: ReplaySession): readonly ToldLine[] {
  const snapshot = useSession(session);
  const { moves, view } = snapshot;
  const nameOf = useNames(session, snapshot);
  const { language } = useSettings();
  const say = useSay(replayTexts);
  const move = moves.at(-1);
  if (move === undefined) return [];
  const { game, film, kind } = session;
  const phrases =
    film.tellMove?.(move, view, language, youAt(kind, snapshot)) ??
    game.narrate(move.events, view).map((message) => phraseOfMessage(textsAt(game.texts[language], view), message));
  // Some choices, such as taking nothing, leave no trace in the log.
  if (phrases.length === 0) {
    return [{ key: `${moves.length}`, seat: move.seat, text: say('quiet', { name: nameOf(move.seat) }) }];
  }
  return phrases.map((phrase, index) => ({
    key: `${moves.length} ${index}`,
    seat: firstSeat(phrase),
    text: textOf(phrase, nameOf),
  }));
}

/** Whoever a line speaks of first is who did it. */
function firstSeat(phrase: Phrase): Seat | null {
  for (const piece of phrase) if (typeof piece !== 'string' && 'seat' in piece) return piece.seat;
  return null;
}

export function MoveLines({ lines }: { readonly lines: readonly ToldLine[] }) {
  const say = useSay(replayTexts);
  if (lines.length === 0) return <p>{say('beforeFirst')}</p>;
  return (
    <ul aria-label={say('thisMove')}>
      {lines.map(({ key, seat, text }) => (
        <li key={key} className={seat === null ? '' : seatClass(seat)}>
          {seat !== null && <PlayerSymbol seat={seat} />}
          {text}
        </li>
      ))}
    </ul>
  );
}
