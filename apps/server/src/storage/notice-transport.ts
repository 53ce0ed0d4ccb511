import type { Notice } from './records.ts';

/**
 * How nodes tell each other that something changed, always after it was committed. What is told may be lost on the way: the
 * sweeps of `live/vigil.ts` and `live/signed-in.ts` find it within a second. What one node tells comes in order; what several
 * tell, in any.
 */
export interface NoticeTransport {
  /** Tells all nodes, this one included. Fulfilled when it is on its way. */
  send(notices: readonly Notice[]): Promise<void>;
  /** Notices of the table are wanted on this node. Returns how to stop. Others may be heard nevertheless. */
  attend(table: string): () => void;
  stop(): Promise<void>;
}

const KINDS: readonly string[] = ['entry', 'table', 'chat', 'sessions', 'presence'] satisfies Notice['kind'][];

export function noticesText(notices: readonly Notice[]): string {
  return JSON.stringify(notices);
}

/** Nodes of another version, or a person at a console, may say what this one does not understand: it is passed over. */
export function readNotices(text: string): readonly Notice[] {
  try {
    const said: unknown = JSON.parse(text);
    return (Array.isArray(said) ? said : [said]).filter(isNotice);
  } catch {
    return [];
  }
}

function isNotice(said: unknown): said is Notice {
  return typeof said === 'object' && said !== null && 'kind' in said && KINDS.includes(String(said.kind));
}
