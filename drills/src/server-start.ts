import type { ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';

/** What a server says once it is open, before its address. */
export const OPEN = 'Stakeout is open at ';
/** How long a start may take, in milliseconds, however busy the machine is. */
const PATIENCE = 120_000;

/** Something that a drill cannot do without does not come up: the drill is over, and one line says why. */
export class CannotStart extends Error {}

/** The address of a server that was just started, once it is open. One that ends before, or never opens, fails. */
export function untilOpen(child: ChildProcess, patience = PATIENCE): Promise<string> {
  return new Promise((resolve, reject) => {
    const fail = (why: string) => {
      clearTimeout(timer);
      reject(new CannotStart(`a server could not be started: it ${why}`));
    };
    const timer = setTimeout(() => {
      fail(`was not open within ${patience / 1000} s`);
      child.kill('SIGKILL');
    }, patience);
    child.once('error', (error) => fail(`did not run: ${error.message}`));
    child.once('exit', (code, signal) => fail(`ended with ${code ?? signal}`));
    if (child.stdout === null) return;
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (!line.startsWith(OPEN)) return;
      clearTimeout(timer);
      resolve(line.slice(OPEN.length));
    });
  });
}
