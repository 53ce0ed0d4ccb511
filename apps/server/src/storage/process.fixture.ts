import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** The folder above `storage`. */
const SOURCES = fileURLToPath(new URL('..', import.meta.url));

/** Another process of Node that runs sources of the server, for what one process cannot show. */
export class OtherProcess {
  readonly lines: string[] = [];
  readonly ended: Promise<{ readonly code: number | null; readonly errors: string }>;
  private readonly child: ChildProcess;

  /** `code` is JavaScript; in it, `load('storage/sqlite.ts')` gives a module of the server. */
  constructor(code: string, args: readonly string[] = [], env: Readonly<Record<string, string>> = {}) {
    // Vite compiles TypeScript as vitest does; Node 20 alone cannot.
    const prelude = `
      import { runnerImport } from 'vite';
      const load = async (path) => (await runnerImport(${JSON.stringify(SOURCES)} + path)).module;
    `;
    this.child = spawn(process.execPath, ['--input-type=module', '-e', prelude + code, '--', ...args], {
      cwd: SOURCES,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const { stdout, stderr } = this.child;
    if (stdout !== null) createInterface(stdout).on('line', (line) => this.lines.push(line));
    let errors = '';
    stderr?.on('data', (chunk) => {
      errors += String(chunk);
    });
    this.ended = new Promise((resolve) => this.child.on('close', (code) => resolve({ code, errors })));
  }

  /** As when the power fails, as far as the process can tell. */
  async kill(): Promise<void> {
    this.child.kill('SIGKILL');
    await this.ended;
  }
}
