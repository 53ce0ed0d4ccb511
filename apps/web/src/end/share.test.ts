import { afterEach, describe, expect, it, vi } from 'vitest';
import { share } from './share.ts';

afterEach(() => vi.unstubAllGlobals());

function device(sheet: ((content: unknown) => Promise<void>) | null) {
  const copied: string[] = [];
  vi.stubGlobal('navigator', {
    ...(sheet === null ? {} : { canShare: () => true, share: sheet }),
    clipboard: { writeText: async (text: string) => void copied.push(text) },
  });
  return copied;
}

describe('a result', () => {
  it('goes to the device’s own sheet where there is one', async () => {
    const shared: unknown[] = [];
    const copied = device(async (content) => void shared.push(content));
    expect(await share('1. Ada: 60', 'https://stakeout.example/replay')).toBe('sheet');
    expect(shared).toEqual([{ text: '1. Ada: 60', url: 'https://stakeout.example/replay' }]);
    expect(copied).toEqual([]);
  });

  it('is not copied when the reader closes the sheet', async () => {
    const copied = device(async () => {
      throw new DOMException('closed', 'AbortError');
    });
    expect(await share('1. Ada: 60', null)).toBe('cancelled');
    expect(copied).toEqual([]);
  });

  it('is copied, with its link below it, where there is no sheet or the sheet fails', async () => {
    let copied = device(null);
    expect(await share('1. Ada: 60', 'https://stakeout.example/replay')).toBe('copied');
    expect(copied).toEqual(['1. Ada: 60\nhttps://stakeout.example/replay']);
    copied = device(async () => {
      throw new DOMException('no', 'NotAllowedError');
    });
    expect(await share('1. Ada: 60', null)).toBe('copied');
    expect(copied).toEqual(['1. Ada: 60']);
  });
});
