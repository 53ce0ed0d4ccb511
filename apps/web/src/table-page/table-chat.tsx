import type { OnlineSession } from '../session/online/online-session.ts';
import { ChatPanel } from './chat-panel.tsx';
import { speakAt } from './speak.ts';
import { useHeard } from './use-heard.ts';

/** The chat of a table, as far as the reader wants to hear it. */
export function TableChat({
  session,
  hasFocus = false,
}: {
  readonly session: OnlineSession;
  readonly hasFocus?: boolean;
}) {
  const { lines, reader } = useHeard(session);
  return <ChatPanel chat={lines} reader={reader} say={(text) => speakAt(session, text)} hasFocus={hasFocus} />;
}
