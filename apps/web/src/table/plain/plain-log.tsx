import type { AnyGame, Language, Message, Seat } from '@stakeout/kernel';
import { useDeferredValue, useMemo } from 'react';
import { Dialog } from '../../parts/dialog.tsx';
import type { Move } from '../../session/session.ts';
import { useSettings } from '../../state/settings.ts';
import { useSay } from '../../text/say.ts';
import { CaseLog, type LogLine } from '../case-log.tsx';
import { useShownTable } from '../frame/shown-table.ts';
import { phraseOfMessage } from '../phrase.ts';
import { TABLE_TEXTS } from '../table.texts.ts';

/** What a game narrates, a line a message, oldest first. */
export function plainLines(
  game: AnyGame,
  moves: readonly Pick<Move, 'events'>[],
  view: unknown,
  language: Language,
): readonly LogLine[] {
  return moves.flatMap(({ events }, move) =>
    game.narrate(events, view).map((message, index) => ({
      key: `${move}.${index}`,
      seat: seatIn(message),
      phrase: phraseOfMessage(game.texts[language], message),
      clauses: [],
      isHot: false,
    })),
  );
}

/** Whoever a message is about. */
function seatIn({ params: { seat } }: Message): Seat | null {
  return Array.isArray(seat) && seat[0] === 'seat' ? Number(seat[1]) : null;
}

/** The log of a game that has no other words for it than its own. */
export function PlainLog() {
  const { session, snapshot, nameOf } = useShownTable();
  const { language } = useSettings();
  const { game } = session;
  const { moves, view } = useDeferredValue(snapshot);
  const lines = useMemo(() => {
    const opening = [{ events: game.opening?.(view) ?? [] }];
    return plainLines(game, [...opening, ...moves], view, language).toReversed();
  }, [game, moves, view, language]);
  return <CaseLog game={game} lines={lines} nameOf={nameOf} />;
}

/** The log where the table has no room for it. */
export function PlainLogSheet({ onClose }: { readonly onClose: () => void }) {
  const say = useSay(TABLE_TEXTS);
  return (
    <Dialog title={say('log')} onClose={onClose}>
      <PlainLog />
    </Dialog>
  );
}
