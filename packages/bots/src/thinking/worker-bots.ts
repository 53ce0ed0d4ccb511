import type { Answer, Question } from './question.ts';
import type { FromWorker, ToWorker, Wire } from './worker-protocol.ts';

/** As much of an AbortSignal as is needed here. */
export interface Stop {
  readonly aborted: boolean;
  addEventListener(type: 'abort', listener: () => void): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}

interface Asked {
  readonly resolve: (answer: Answer | null) => void;
  readonly reject: (error: Error) => void;
}

/** The page's side of a Web Worker that runs bots: the page stays free to draw while they think. */
export class WorkerBots {
  private readonly wire: Wire<FromWorker, ToWorker>;
  private readonly asked = new Map<number, Asked>();
  private next = 0;

  constructor(wire: Wire<FromWorker, ToWorker>) {
    this.wire = wire;
    wire.addEventListener('message', ({ data }) => this.hear(data));
  }

  /** The bot's answer, or `null` when it was told to stop before it had one. */
  async ask(question: Question, stop?: Stop): Promise<Answer | null> {
    if (stop?.aborted === true) return null;
    const id = this.next++;
    const cancel = () => this.wire.postMessage({ type: 'cancel', id });
    stop?.addEventListener('abort', cancel);
    try {
      return await new Promise<Answer | null>((resolve, reject) => {
        this.asked.set(id, { resolve, reject });
        this.wire.postMessage({ type: 'ask', id, question });
      });
    } finally {
      stop?.removeEventListener('abort', cancel);
    }
  }

  private hear(message: FromWorker): void {
    const asked = this.asked.get(message.id);
    this.asked.delete(message.id);
    if (message.type === 'answer') asked?.resolve(message.answer);
    else asked?.reject(new Error(message.reason));
  }
}
