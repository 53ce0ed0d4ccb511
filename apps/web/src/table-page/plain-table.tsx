import { useEffect } from 'react';
import { Button } from '../parts/button.tsx';
import { announce } from '../parts/live-region.tsx';
import { PlayerSymbol, seatClass } from '../parts/player-symbol.tsx';
import type { TableSession } from '../session/session.ts';
import { useSettings } from '../state/settings.ts';
import { sayForTable, useSay } from '../text/say.ts';
import './plain-table.css';
import { PlainEnd } from './plain-end.tsx';
import { plainTableTexts } from './plain-table.texts.ts';
import { usePlainPlay } from './use-plain-play.ts';
import { useTable } from './use-table.ts';

/**
 * A table in words: what the game tells of itself, and a button for everything that can be done. It can play any game, and
 * stands in where a game has no table of its own.
 */
export default function PlainTable({ session }: { readonly session: TableSession }) {
  const say = useSay(plainTableTexts);
  const { language } = useSettings();
  const table = useTable(session);
  const texts = session.game.texts[language];
  const names = table.seats.map(({ name }, seat) => name || `${seat + 1}`);
  const { act, undo, fault, isBusy } = usePlainPlay(session);
  const told = table.view === null ? [] : session.game.tell(table.view);
  const log = table.view === null ? [] : logOf(session, table.view);

  useEffect(
    () =>
      session.subscribe((change) => {
        const { view } = session.get();
        if (change.type !== 'moved' || view === null) return;
        for (const message of session.game.narrate(change.move.events, view)) {
          announce(sayForTable(texts, message, names));
        }
      }),
    // The names and the language of the moment are those that are heard.
  );

  if (table.curtain !== null) {
    return (
      <main className="plain-table">
        <h1>{say('handOver', { name: names[table.curtain] ?? '' })}</h1>
        <Button look="primary" onClick={() => session.liftCurtain()}>
          {say('show')}
        </Button>
      </main>
    );
  }
  return (
    <main className="plain-table">
      <section className="panel plain-told" aria-label={say('table')}>
        <h1 className="label">{say('table')}</h1>
        {lines(told.map((message) => sayForTable(texts, message, names)))}
      </section>
      <section className="panel plain-options" aria-label={say('options')}>
        <h2 className="label">{say('options')}</h2>
        {table.status === 'over' && <PlainEnd session={session} />}
        {table.status !== 'over' && table.options.length === 0 && <p>{say('nothing')}</p>}
        {fault !== null && (
          <p className="plain-fault" role="alert">
            {fault}
          </p>
        )}
        <ul>
          {table.options.map((option) => (
            <li key={JSON.stringify(option)}>
              <Button disabled={isBusy} onClick={() => act(option)}>
                {sayForTable(texts, session.game.name(option, table.view), names)}
              </Button>
            </li>
          ))}
        </ul>
        {table.undoable > 0 && (
          <Button look="ghost" disabled={isBusy} onClick={() => undo()}>
            {say('undo')}
          </Button>
        )}
      </section>
      <section className="panel plain-log" aria-label={say('log')}>
        <h2 className="label">{say('log')}</h2>
        <ol>
          {log.map(({ key, seat, message }) => (
            <li key={key} className={seatClass(seat)}>
              <PlayerSymbol seat={seat} />
              <span>{sayForTable(texts, message, names)}</span>
            </li>
          ))}
        </ol>
      </section>
    </main>
  );
}

/** Lines may be equal: those that are, are told apart by how many came before them. */
function lines(texts: readonly string[]) {
  const seen = new Map<string, number>();
  return texts.map((text) => {
    const count = (seen.get(text) ?? 0) + 1;
    seen.set(text, count);
    return <p key={`${count} ${text}`}>{text}</p>;
  });
}

/** The latest first; more than this nobody reads in a list. */
const LOGGED_MOVES = 60;

function logOf(session: TableSession, view: unknown) {
  const { moves } = session.get();
  const first = Math.max(0, moves.length - LOGGED_MOVES);
  return moves
    .slice(first)
    .flatMap(({ seat, events }, index) =>
      session.game.narrate(events, view).map((message, line) => ({ key: `${first + index} ${line}`, seat, message })),
    )
    .reverse();
}
