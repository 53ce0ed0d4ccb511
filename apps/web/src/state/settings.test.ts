import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  const getItem = (key: string) => kept.get(key) ?? null;
  vi.stubGlobal('localStorage', { getItem, setItem: (key: string, value: string) => kept.set(key, value) });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** The settings of a fresh visit to a device that has kept this. */
async function visit(text?: string) {
  if (text !== undefined) kept.set('stakeout.settings', text);
  vi.resetModules();
  return import('./settings.ts');
}

describe('settings', () => {
  it('are the usual ones at first, in the language of the browser', async () => {
    vi.stubGlobal('navigator', { language: 'pt-BR' });
    const { settings } = await visit();
    expect(settings.get()).toMatchObject({ language: 'pt', speed: null, confirm: true, sound: false, guided: [] });
  });

  it('are what was chosen on the last visit', async () => {
    const { changeSettings } = await visit();
    changeSettings({ name: 'Ada', language: 'pt', speed: 'off', guided: ['gunrunners'] });
    const { settings } = await visit();
    expect(settings.get()).toMatchObject({ name: 'Ada', language: 'pt', speed: 'off', guided: ['gunrunners'] });
  });

  it.each(['{', 'null', '7', '"text"'])('are the usual ones where the device kept %s', async (text) => {
    const { settings } = await visit(text);
    expect(settings.get()).toMatchObject({ name: '', theme: 'system' });
  });

  it('take only what this version knows', async () => {
    const stored = { name: 7, language: 'fr', theme: 'noon', speed: 'warp', confirm: 'no', guided: ['a', 1], extra: 1 };
    const { settings } = await visit(JSON.stringify(stored));
    expect(settings.get()).toMatchObject({ name: '', theme: 'system', speed: null, confirm: true, guided: ['a'] });
    expect(settings.get()).not.toHaveProperty('extra');
  });

  it('roll by themselves in the fast pace, or as was chosen', async () => {
    const { changeSettings, rollsByItself, settings } = await visit();
    expect(rollsByItself(settings.get())).toBe(false);
    changeSettings({ speed: 'fast' });
    expect(rollsByItself(settings.get())).toBe(true);
    changeSettings({ autoRoll: false });
    expect(rollsByItself((await visit()).settings.get())).toBe(false);
  });

  it('tell the first game of each kind turn by turn, unless a speed was chosen', async () => {
    const { changeSettings, noteFinished, settings, speedAt } = await visit('{"guided":[]}');
    expect(speedAt(settings.get(), 'gunrunners')).toBe('wait');
    noteFinished('gunrunners');
    noteFinished('gunrunners');
    expect(settings.get().finished).toEqual(['gunrunners']);
    expect(speedAt(settings.get(), 'gunrunners')).toBe('normal');
    expect(speedAt(settings.get(), 'escape-plan')).toBe('wait');
    changeSettings({ speed: 'slower' });
    expect(speedAt((await visit()).settings.get(), 'escape-plan')).toBe('slower');
  });

  it.each(['normal', 'fast', 'off'])('of an earlier version go on: %s', async (speed) => {
    const { settings, speedAt } = await visit(JSON.stringify({ speed, guided: [] }));
    expect(speedAt(settings.get(), 'gunrunners')).toBe(speed);
  });

  it('hold for this visit where nothing can be kept', async () => {
    vi.stubGlobal('localStorage', {
      getItem: () => null,
      setItem: () => {
        throw new Error('full');
      },
    });
    const { changeSettings, settings } = await visit();
    changeSettings({ sound: true });
    expect(settings.get().sound).toBe(true);
  });
});
