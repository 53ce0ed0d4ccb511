import { LANGUAGES, type Language } from '@stakeout/kernel';
import { createStore, useStore } from './store.ts';

export type Theme = 'night' | 'day' | 'system';
/** How fast other players' moves are shown. */
export type Speed = 'normal' | 'fast' | 'off';

/** What a person has chosen, kept on this device. */
export interface Settings {
  readonly name: string;
  readonly language: Language;
  readonly theme: Theme;
  readonly sound: boolean;
  /** Whether a move is chosen first and confirmed then; otherwise a single choice plays it. */
  readonly confirm: boolean;
  readonly speed: Speed;
  /** Whether what spectators say is heard at one's own seat. */
  readonly hearsSpectators: boolean;
  /** The games whose first turn has been guided on this device, by id. */
  readonly guided: readonly string[];
}

const KEY = 'stakeout.settings';

const usual: Settings = {
  name: '',
  language: navigatorLanguage(),
  theme: 'system',
  sound: false,
  confirm: true,
  speed: 'normal',
  hearsSpectators: false,
  guided: [],
};

export const settings = createStore<Settings>(load());

export function useSettings(): Settings {
  return useStore(settings);
}

/** Changes some settings. They hold for this visit even where the browser keeps nothing. */
export function changeSettings(change: Partial<Settings>): void {
  const next = { ...settings.get(), ...change };
  settings.set(next);
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // Private windows and full disks: nothing is lost but the choice.
  }
}

function load(): Settings {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof stored === 'object' && stored !== null ? { ...usual, ...known(stored) } : usual;
  } catch {
    return usual;
  }
}

/** Only what this version knows, and of the right kind. */
function known(stored: object): Partial<Settings> {
  const { name, language, theme, sound, confirm, speed, hearsSpectators, guided } = stored as Record<string, unknown>;
  return {
    ...(typeof name === 'string' ? { name } : {}),
    ...(LANGUAGES.includes(language as Language) ? { language: language as Language } : {}),
    ...(theme === 'night' || theme === 'day' || theme === 'system' ? { theme } : {}),
    ...(typeof sound === 'boolean' ? { sound } : {}),
    ...(typeof confirm === 'boolean' ? { confirm } : {}),
    ...(speed === 'normal' || speed === 'fast' || speed === 'off' ? { speed } : {}),
    ...(typeof hearsSpectators === 'boolean' ? { hearsSpectators } : {}),
    ...(Array.isArray(guided) ? { guided: guided.filter((game) => typeof game === 'string') } : {}),
  };
}

function navigatorLanguage(): Language {
  return typeof navigator !== 'undefined' && navigator.language.toLowerCase().startsWith('pt') ? 'pt' : 'en';
}
