import type { Kept } from '@stakeout/kernel';
import type { GameFront } from '../../games/front.ts';
import type { FileCheck } from '../file-check.ts';
import { Line } from '../local/line.ts';
import type { AdviceQuestion, OutlookQuestion } from '../local/messages.ts';
import type { TableHint, TableOutlook } from '../session.ts';

/** Gives advice on a position, as far as whoever asks knows it, and checks the files of matches that are over. */
export interface Adviser {
  ask(question: AdviceQuestion): Promise<readonly TableHint[]>;
  foretell(question: OutlookQuestion): Promise<TableOutlook | null>;
  check(text: string, kept: Partial<Kept>): Promise<FileCheck>;
  close(): void;
}

/** The worker of a game's local play has bots in it; here it is asked for what takes a while, and started when that is first wanted. */
export function workerAdviser(front: Pick<GameFront, 'startWorker'>): Adviser {
  let worker: Worker | null = null;
  let line: Line | null = null;

  function open(): Line {
    if (line === null || line.broken) {
      worker?.terminate();
      worker = front.startWorker();
      line = new Line(worker);
    }
    return line;
  }

  return {
    ask: (question) => open().call('advise', { question }),
    foretell: (question) => open().call('foretell', { question }),
    check: (text, kept) => open().call('check', { text, kept }),
    close() {
      worker?.terminate();
    },
  };
}
