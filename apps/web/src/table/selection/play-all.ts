import type { Answer, TableSession } from '../../session/session.ts';

/** Longer than this nobody waits for their own move to show. */
const PATIENCE = 4000;

/** Plays actions one after another, each only once the table has moved on; done when it shows the last one. */
export async function playAll(session: TableSession, actions: readonly unknown[]): Promise<Answer> {
  for (const action of actions) {
    const { seq } = session.get();
    const answer = await session.act(action);
    if (!answer.ok) return answer;
    await movedOn(session, seq);
  }
  return { ok: true };
}

function movedOn(session: TableSession, from: number): Promise<void> {
  if (session.get().seq > from) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = session.subscribe(() => session.get().seq > from && done());
    const timer = setTimeout(done, PATIENCE);
    function done(): void {
      clearTimeout(timer);
      stop();
      resolve();
    }
  });
}
