import { hashOfBytes } from '@stakeout/kernel';
import type { ReadFile } from '../policy.ts';
import type { Evaluator } from './evaluator.ts';
import type { Layout } from './layout.ts';
import { readNet } from './net-file.ts';
import { plainEvaluator } from './plain-evaluator.ts';
import { wasmEvaluator } from './wasm-evaluator.ts';

/** A net that comes in a file of its own, which is read when somebody needs it for the first time. */
export class LearnedNet {
  private readonly address: string;
  private readonly sha256: string;
  private readonly layout: Layout<string>;
  private reading: Promise<void> | null = null;
  private evaluator: Evaluator | null = null;

  constructor(address: string, sha256: string, layout: Layout<string>) {
    this.address = address;
    this.sha256 = sha256;
    this.layout = layout;
  }

  /** Reads the file, unless that has been done. What failed is tried again the next time. */
  prepare(read: ReadFile): Promise<void> {
    this.reading ??= this.load(read).catch((error: unknown) => {
      this.reading = null;
      throw error;
    });
    return this.reading;
  }

  private async load(read: ReadFile): Promise<void> {
    const bytes = await read(this.address);
    if (hashOfBytes(bytes) !== this.sha256) throw new Error(`${this.address} is not the net it should be`);
    const weights = readNet(bytes, this.layout);
    this.evaluator = wasmEvaluator(weights) ?? plainEvaluator(weights);
  }

  /** The net, once it has been read. */
  get ready(): Evaluator {
    if (this.evaluator === null) throw new Error('a player that asks a net has to be prepared before it sits down');
    return this.evaluator;
  }
}
