import type { Viewer } from '@stakeout/kernel';
import type { ChatLine } from '@stakeout/protocol';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../parts/button.tsx';
import { PlayerSymbol, seatClass } from '../parts/player-symbol.tsx';
import type { Answer, SeatPlate } from '../session/session.ts';
import { useSettings } from '../state/settings.ts';
import { useSay } from '../text/say.ts';
import { chatTexts } from './chat.texts.ts';
import './chat-panel.css';
import { errorTexts, type TableError } from '../online/error.texts.ts';

/** As many letters as the server takes. */
const LONGEST = 300;

/** What people at the table say to each other: plain text, newest at the end. Spectators read along. */
export function ChatPanel({
  chat,
  viewer,
  seats,
  say: speak,
  hasFocus = false,
}: {
  readonly chat: readonly ChatLine[];
  readonly viewer: Viewer;
  readonly seats: readonly Pick<SeatPlate, 'name'>[];
  readonly say: (text: string) => Promise<Answer>;
  /** Whether the field is ready for typing as soon as the panel shows. */
  readonly hasFocus?: boolean;
}) {
  const say = useSay(chatTexts);
  return (
    <div className="chat">
      {chat.length === 0 ? (
        <p className="chat-empty">{say('empty')}</p>
      ) : (
        <Lines chat={chat} own={ownOf(viewer, seats)} />
      )}
      {viewer === null ? <p className="chat-note">{say('onlySeated')}</p> : <Speak speak={speak} hasFocus={hasFocus} />}
    </div>
  );
}

/** The viewer's own lines: of their seat, under their name. Somebody else may have spoken there before. */
function ownOf(viewer: Viewer, seats: readonly Pick<SeatPlate, 'name'>[]): (line: ChatLine) => boolean {
  return ({ seat, name }) => viewer !== null && seat === viewer && name === seats[viewer]?.name;
}

function Lines({ chat, own }: { readonly chat: readonly ChatLine[]; readonly own: (line: ChatLine) => boolean }) {
  const say = useSay(chatTexts);
  const { language } = useSettings();
  const list = useRef<HTMLOListElement>(null);
  const newest = chat.at(-1)?.id;
  useEffect(() => {
    const lines = list.current;
    if (newest === undefined || lines === null) return;
    // Those who move by keyboard must be able to scroll what does not fit.
    lines.tabIndex = lines.scrollHeight > lines.clientHeight ? 0 : -1;
    lines.scrollTo({ top: lines.scrollHeight });
  }, [newest]);
  const clock = new Intl.DateTimeFormat(language === 'pt' ? 'pt-BR' : 'en', { hour: '2-digit', minute: '2-digit' });
  return (
    <ol ref={list} className="chat-lines" aria-label={say('chat')}>
      {chat.map((line) => (
        <Line key={line.id} line={line} who={own(line) ? say('you') : line.name} clock={clock} />
      ))}
    </ol>
  );
}

function Line({
  line: { seat, text, at },
  who,
  clock,
}: {
  readonly line: ChatLine;
  readonly who: string;
  readonly clock: Intl.DateTimeFormat;
}) {
  return (
    <li className={seat === null ? '' : seatClass(seat)}>
      <span className="chat-who">
        {seat !== null && <PlayerSymbol seat={seat} />}
        {who}
        <time dateTime={new Date(at).toISOString()}>{clock.format(at)}</time>
      </span>
      <span className="chat-text">{text}</span>
    </li>
  );
}

function Speak({ speak, hasFocus }: { readonly speak: (text: string) => Promise<Answer>; readonly hasFocus: boolean }) {
  const say = useSay(chatTexts);
  const sayError = useSay(errorTexts);
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [error, setError] = useState<TableError | null>(null);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    if (hasFocus) field.current?.focus();
  }, [hasFocus]);

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    const line = text.trim();
    if (line === '' || isBusy) return;
    setBusy(true);
    const answer = await speak(line);
    setBusy(false);
    setError(answer.ok ? null : answer.error);
    if (answer.ok) setText('');
  }

  return (
    <form className="chat-speak" onSubmit={send}>
      <label className="visually-hidden" htmlFor={id}>
        {say('write')}
      </label>
      <input
        id={id}
        ref={field}
        className="chat-field"
        value={text}
        maxLength={LONGEST}
        autoComplete="off"
        placeholder={say('placeholder')}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" disabled={text.trim() === ''}>
        {say('send')}
      </Button>
      {error !== null && (
        <p className="chat-fault" role="alert">
          {error === 'tooMany' ? say('tooMany') : sayError(error)}
        </p>
      )}
    </form>
  );
}
