import { useEffect, useLayoutEffect, useState } from 'react';
import { announce } from '../parts/live-region.tsx';
import type { OnlineSession } from '../session/online/online-session.ts';
import { useSay } from '../text/say.ts';
import { chatTexts } from './chat.texts.ts';
import { isOwnLine } from './heard-lines.ts';
import { keepSeen, seenIn } from './seen-chat.ts';
import { lastId, unreadCount } from './unread.ts';
import { useHeard } from './use-heard.ts';

/** Whether the chat is open, and how much of it was not read yet. New lines of others are also told to those who listen. */
export function useChat(session: OnlineSession) {
  const say = useSay(chatTexts);
  const { lines: chat, reader } = useHeard(session);
  const [isOpen, setOpen] = useState(false);
  // What was said before one first came is no news; what was said while one was away is.
  const [seenId, setSeenId] = useState(() => seenIn(session.id) ?? lastId(chat));
  const [heardId, setHeardId] = useState(() => lastId(chat));
  const newestId = lastId(chat);

  // Kept before it is drawn: whoever has seen a line may leave at once.
  useLayoutEffect(() => {
    if (isOpen) setSeenId(newestId);
  }, [isOpen, newestId]);
  useLayoutEffect(() => keepSeen(session.id, seenId), [session, seenId]);

  useEffect(() => {
    if (newestId === heardId) return;
    for (const line of chat) {
      if (line.id > heardId && !isOwnLine(line, reader)) announce(say('said', { name: line.name, text: line.text }));
    }
    setHeardId(newestId);
  }, [chat, heardId, newestId, reader, say]);

  return { isOpen, setOpen, unread: isOpen ? 0 : unreadCount(chat, seenId, reader) };
}
