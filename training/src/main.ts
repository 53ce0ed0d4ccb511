import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { type Order, readOrders } from './order.ts';
import { run } from './run.ts';

/** `npm run train`: makes the nets of games from nothing. */
for (const order of readOrders(process.argv.slice(2))) await make(order);

async function make(order: Order): Promise<void> {
  const begin = process.cpuUsage();
  console.log(order.subject);
  const { report, file } = await run(order, (line) => console.log(line));
  const { user, system } = process.cpuUsage(begin);
  const cpuSeconds = Math.round((user + system) / 1e6);
  console.log(`SHA-256 ${report.exported.sha256}, ${report.exported.bytes} bytes, ${cpuSeconds} s of processor time`);
  const [firstMark, lastMark] = [report.marks[0], report.marks.at(-1)];
  if (firstMark === undefined || lastMark === undefined || (order.epochs > 1 && lastMark.test >= firstMark.test)) {
    console.error('the error has not fallen: nothing is kept');
    process.exitCode = 1;
  } else if (order.out !== null) {
    const machine = { threads: order.threads, cpu: cpus()[0]?.model ?? '', node: process.version, cpuSeconds };
    const made = { commit: commit(), date: new Date().toISOString().slice(0, 10), ...report, machine };
    writeFileSync(order.out, file);
    writeFileSync(`${order.out}.json`, `${JSON.stringify(made, null, 2)}\n`);
  }
}

function commit(): string {
  return execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).trim();
}
