import type { ChatLine } from '@stakeout/protocol';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../parts/button.tsx';
import { PlayerSymbol, seatClass } from '../parts/player-symbol.tsx';
import type { Answer } from '../session/session.ts';
import { changeSettings, useSettings } from '../state/settings.ts';
import { useSay } from '../text/say.ts';
import { chatTexts } from './chat.texts.ts';
import './chat-panel.css';
import { errorTexts, type TableError } from '../online/error.texts.ts';
import { type ChatReader, isOwnLine } from './heard-lines.ts';

/** As many letters as the server takes. */
const LONGEST = 300;

/** What people at the table say to each other: plain text, newest at the end. Spectators speak among themselves. */
export function ChatPanel({
  chat,
  reader,
  say: speak,
  hasFocus = false,
}: {
  readonly chat: readonly ChatLine[];
  readonly reader: ChatReader;
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
        <Lines chat={chat} own={(line) => isOwnLine(line, reader)} />
      )}
      {reader.viewer === null ? <p className="chat-note">{say('asSpectator')}</p> : <HearSpectators />}
      <Speak speak={speak} hasFocus={hasFocus} />
    </div>
  );
}

/** Players say whether they want to hear those who watch. */
function HearSpectators() {
  const say = useSay(chatTexts);
  const { hearsSpectators } = useSettings();
  return (
    <label className="chat-hear">
      <input
        type="checkbox"
        checked={hearsSpectators}
        onChange={(event) => changeSettings({ hearsSpectators: event.target.checked })}
      />
      {say('hearSpectators')}
    </label>
  );
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
        <Line
          key={line.id}
          line={line}
          who={own(line) ? say('you') : line.name}
          role={say('spectator')}
          clock={clock}
        />
      ))}
    </ol>
  );
}

function Line({
  line: { seat, text, at },
  who,
  role,
  clock,
}: {
  readonly line: ChatLine;
  readonly who: string;
  /** What somebody is who has no seat. */
  readonly role: string;
  readonly clock: Intl.DateTimeFormat;
}) {
  return (
    <li className={seat === null ? '' : seatClass(seat)}>
      <span className="chat-who">
        {seat !== null && <PlayerSymbol seat={seat} />}
        {who}
        {seat === null && <span className="chat-role">{role}</span>}
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
