import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Icon } from '../parts/icon.tsx';
import type { OnlineSession } from '../session/online/online-session.ts';
import { useSay } from '../text/say.ts';
import { chatTexts } from './chat.texts.ts';
import './chat-drawer.css';
import { TableChat } from './table-chat.tsx';

/** The chat beside a running match. It covers a part of the table and stops nobody from playing on. */
export function ChatDrawer({ session, onClose }: { readonly session: OnlineSession; readonly onClose: () => void }) {
  const say = useSay(chatTexts);
  const before = useRef<Element | null>(null);
  useEffect(() => {
    before.current ??= document.activeElement;
    const opener = before.current;
    return () => {
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  // What is typed here are letters, not the table's short cuts.
  const keepKeys = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === 'Escape') onClose();
  };
  return (
    <section className="chat-drawer" aria-label={say('chat')} onKeyDown={keepKeys}>
      <div className="chat-drawer-head">
        <h2>{say('chat')}</h2>
        <button type="button" className="chat-drawer-close" aria-label={say('close')} onClick={onClose}>
          <Icon name="cancel" />
        </button>
      </div>
      <TableChat session={session} hasFocus />
    </section>
  );
}
