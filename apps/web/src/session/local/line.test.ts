import { describe, expect, it } from 'vitest';
import { Line, type WorkerWire } from './line.ts';
import { MatchRoom } from './match-room.ts';
import type { FromWorker, News, ToWorker } from './messages.ts';

function open() {
  const listeners = new Map<string, (event: { readonly data: FromWorker }) => void>();
  const said: ToWorker[] = [];
  const wire = {
    postMessage: (message: ToWorker) => said.push(message),
    addEventListener: (type: string, listener: (event: { readonly data: FromWorker }) => void) =>
      listeners.set(type, listener),
  } as unknown as WorkerWire;
  const line = new Line(wire);
  const hear = (data: FromWorker) => listeners.get('message')?.({ data });
  const stumble = () => listeners.get('error')?.({} as never);
  return { line, said, hear, stumble };
}

describe('the line to the worker', () => {
  it('brings every answer to its question', async () => {
    const { line, hear } = open();
    const one = line.call('export', { session: 1 });
    const other = line.call('export', { session: 2 });
    hear({ type: 'answer', call: 1, value: 'second' });
    hear({ type: 'answer', call: 0, value: 'first' });
    expect(await Promise.all([one, other])).toEqual(['first', 'second']);
    const third = line.call('export', { session: 1 });
    hear({ type: 'fault', call: 2, reason: 'oh' });
    await expect(third).rejects.toThrow('oh');
  });

  it('keeps news until somebody listens', () => {
    const { line, hear } = open();
    const { session, mailbox } = line.newSession();
    hear({ type: 'failed', session, failure: 'storage' });
    const heard: News[] = [];
    mailbox.listen((news) => heard.push(news));
    hear({ type: 'failed', session: session + 1, failure: 'storage' });
    expect(heard).toEqual([{ type: 'failed', session, failure: 'storage' }]);
  });

  it('tells everybody when the worker stops working', async () => {
    const { line, stumble } = open();
    const { session, mailbox } = line.newSession();
    const heard: News[] = [];
    mailbox.listen((news) => heard.push(news));
    const asked = line.call('export', { session });
    stumble();
    await expect(asked).rejects.toThrow('stopped');
    await expect(line.call('export', { session })).rejects.toThrow('stopped');
    expect(heard).toEqual([{ type: 'failed', session, failure: 'crashed' }]);
    expect(line.broken).toBe(true);
  });

  it('that breaks while a match is started or opened says so', async () => {
    const { line, stumble } = open();
    const record = Promise.resolve({ game: 'gunrunners' });
    const room = new MatchRoom({
      host: () => line,
      advisor: () => line,
      record: () => record,
      loadGame: async () => null,
      hintTime: 1,
    });
    const opening = room.open('any', false);
    // The match's game is known first; then the worker is asked.
    await record;
    const starting = room.start({ game: 'gunrunners', config: {}, seats: [] });
    stumble();
    expect(await opening).toEqual({ ok: false, failure: 'crashed' });
    expect(await starting).toEqual({ ok: false, error: 'internal', refusals: [] });
  });
});
