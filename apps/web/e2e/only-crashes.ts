import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/**
 * Sees to it that a test is made again for one reason only: Chromium's renderer itself crashed, which happens once in some
 * hundred pages. A test that failed in any other way has failed, whatever it does the second time.
 */
export default class OnlyCrashes implements Reporter {
  readonly #others = new Set<string>();

  onTestEnd(test: TestCase, result: TestResult): void {
    const failed = result.status === 'failed' || result.status === 'timedOut';
    const crashed = result.errors.some(({ message }) => /\b(Target|Page) crashed\b/.test(message ?? ''));
    if (failed && !crashed) this.#others.add(test.titlePath().filter(Boolean).join(' › '));
  }

  async onEnd(): Promise<{ status: 'failed' } | undefined> {
    if (this.#others.size === 0) return undefined;
    console.log(`Failed, and not because the browser crashed:\n  ${[...this.#others].join('\n  ')}`);
    return { status: 'failed' };
  }

  printsToStdio(): boolean {
    return false;
  }
}
