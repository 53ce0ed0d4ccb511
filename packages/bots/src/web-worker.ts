/** The script of the Web Worker: a page starts it and talks to it through `WorkerBots`. */
import { serveBots } from './thinking/serve.ts';
import type { FromWorker, ToWorker, Wire } from './thinking/worker-protocol.ts';

declare const self: Wire<ToWorker, FromWorker>;

serveBots(self);
