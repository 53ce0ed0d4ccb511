import type { OnlineSession } from '../session/online/online-session.ts';
import type { Answer } from '../session/session.ts';
import { introduceAs } from './introduce.ts';

/** Says a line. A spectator whom the server does not know yet becomes a guest for it. */
export async function speakAt(session: OnlineSession, text: string): Promise<Answer> {
  const answer = await session.say(text);
  if (answer.ok || answer.error !== 'nobody') return answer;
  const me = await introduceAs('');
  // What keeps somebody from getting a name is told as what keeps them from speaking.
  if (!me.ok) return { ok: false, error: me.error === 'tooMany' ? 'tooMany' : 'closed', refusals: [] };
  session.renew();
  return session.say(text);
}
