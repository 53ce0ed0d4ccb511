import { type Seat, textsAt } from '@stakeout/kernel';
import { PlayerSymbol, seatClass } from '../parts/player-symbol.tsx';
import { useSettings } from '../state/settings.ts';
import { useNames } from '../table/seat-name.tsx';
import { useSession } from '../table/use-session.ts';
import { sayForTable, useSay } from '../text/say.ts';
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
  const { moves, view, seats } = snapshot;
  const nameOf = useNames(session, snapshot);
  const { language } = useSettings();
  const say = useSay(replayTexts);
  const move = moves.at(-1);
  if (move === undefined) return [];
  const names = seats.map((_, seat) => nameOf(seat));
  const messages = session.game.narrate(move.events, view);
  const texts = textsAt(session.game.texts[language], view);
  // Some choices, such as taking nothing, leave no trace in the log.
  if (messages.length === 0) {
    return [{ key: `${moves.length}`, seat: move.seat, text: say('quiet', { name: nameOf(move.seat) }) }];
  }
  return messages.map((message, index) => ({
    key: `${moves.length} ${index}`,
    seat: seatIn(message.params['seat'] ?? message.params['pawn']),
    text: sayForTable(texts, message, names),
  }));
}

/** Some games speak of seats; others of pawns, which are seats unless nobody plays them. */
function seatIn(param: unknown): Seat | null {
  return Array.isArray(param) && (param[0] === 'seat' || param[0] === 'pawn') ? (param[1] as Seat) : null;
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
