import type { Answer, Question } from './question.ts';

/** What the page says to the worker. */
export type ToWorker =
  | { readonly type: 'ask'; readonly id: number; readonly question: Question }
  | { readonly type: 'cancel'; readonly id: number };

/** What the worker says to the page; `answer` is `null` when the question was cancelled. */
export type FromWorker =
  | { readonly type: 'answer'; readonly id: number; readonly answer: Answer | null }
  | { readonly type: 'fault'; readonly id: number; readonly reason: string };

/** As much of a Web Worker, of the inside of one, or of a message port as is needed here. */
export interface Wire<In, Out> {
  postMessage(message: Out): void;
  addEventListener(type: 'message', listener: (event: { readonly data: In }) => void): void;
}
