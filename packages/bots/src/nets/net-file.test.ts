import { FastChance, hashOfBytes } from '@stakeout/kernel';
import { describe, expect, it } from 'vitest';
import { fromHalf, toHalf } from './half.ts';
import { layOut } from './layout.ts';
import { LearnedNet } from './learned-net.ts';
import { readNet, writeNet } from './net-file.ts';
import { countOf } from './weights.ts';

describe('numbers in 16 bits', () => {
  it('come back as they were, every one of them', () => {
    for (let bits = 0; bits < 0x7c00; bits++) {
      expect(toHalf(fromHalf(bits))).toBe(bits);
      if (bits > 0) expect(toHalf(fromHalf(bits + 0x8000))).toBe(bits + 0x8000);
    }
  });

  it('are the nearest there is', () => {
    const chance = new FastChance(3);
    for (let count = 0; count < 2000; count++) {
      const value = (chance.pick(2_000_000) - 1_000_000) / 10 ** chance.pick(9);
      if (Math.abs(value) > 65_000) continue;
      const bits = toHalf(value);
      const error = Math.abs(fromHalf(bits) - value);
      for (const other of [bits - 1, bits + 1])
        if ((other & 0x7fff) < 0x7c00 && other >= 0)
          expect(error).toBeLessThanOrEqual(Math.abs(fromHalf(other) - value));
    }
  });

  it('end where 16 bits end', () => {
    expect(() => toHalf(70_000)).toThrow('does not fit');
    expect(() => toHalf(Number.NaN)).toThrow('does not fit');
  });
});

const LAYOUT = layOut({ one: 3, other: 4 });
const SHAPE = { inputs: 7, first: 32, second: 32, outputs: 8 };
const NUMBERS = Float32Array.from({ length: countOf(SHAPE) }, (_, index) => (index % 64) / 32 - 1);
const FILE = writeNet(SHAPE, NUMBERS, LAYOUT);

describe('a net as a file', () => {
  it('is read as it was written', () => {
    const weights = readNet(FILE, LAYOUT);
    expect(weights).toMatchObject(SHAPE);
    expect(weights.firstRows[9]).toBe(NUMBERS[9]);
    expect(weights.headBias.at(-1)).toBe(NUMBERS.at(-1));
  });

  it('is refused when it is something else, was made for other inputs, or was cut short', () => {
    expect(() => readNet(FILE.slice(1), LAYOUT)).toThrow('no net');
    expect(() => readNet(FILE.slice(0, 20), LAYOUT)).toThrow('no net');
    expect(() => readNet(FILE, layOut({ one: 4, other: 3 }))).toThrow('other inputs');
    expect(() => readNet(FILE.slice(0, -2), LAYOUT)).toThrow('not whole');
  });
});

describe('a net that is learned', () => {
  it('is read once, when it is needed, and not before', async () => {
    const asked: string[] = [];
    const net = new LearnedNet('there', hashOfBytes(FILE), LAYOUT);
    const read = async (address: string) => {
      asked.push(address);
      return FILE;
    };
    expect(() => net.ready).toThrow('prepared');
    await Promise.all([net.prepare(read), net.prepare(read)]);
    await net.prepare(read);
    expect(asked).toEqual(['there']);
    expect(net.ready.evaluate(Uint16Array.of(2), 1)).toHaveLength(SHAPE.outputs);
  });

  it('is not taken from a file that was changed, and is asked for again', async () => {
    const net = new LearnedNet('there', hashOfBytes(FILE), LAYOUT);
    const changed = FILE.slice();
    changed[100] = 1 + (changed[100] ?? 0);
    await expect(net.prepare(async () => changed)).rejects.toThrow('not the net it should be');
    await expect(net.prepare(() => Promise.reject(new Error('offline')))).rejects.toThrow('offline');
    await net.prepare(async () => FILE);
    expect(net.ready).toBeDefined();
  });
});
