import { LANGUAGES, type Language } from '@stakeout/kernel';
import { createStore, useStore } from './store.ts';

export type Theme = 'night' | 'day' | 'system';
/** How fast other players' moves are shown; `wait`: as usual, and each of their turns stays until the reader goes on. */
const SPEEDS = ['slower', 'normal', 'fast', 'off', 'wait'] as const;
export type Speed = (typeof SPEEDS)[number];

/** What a person has chosen, kept on this device. */
export interface Settings {
  readonly name: string;
  readonly language: Language;
  readonly theme: Theme;
  readonly sound: boolean;
  /** Whether a move is chosen first and confirmed then; otherwise a single choice plays it. */
  readonly confirm: boolean;
  /** `null` until one is chosen: then a game is told turn by turn as long as none of its kind has been played to the end. */
  readonly speed: Speed | null;
  /** Whether what spectators say is heard at one's own seat. */
  readonly hearsSpectators: boolean;
  /** Whether a roll that holds no decision is made by itself; `null`: as the pace suggests. */
  readonly autoRoll: boolean | null;
  /** The games whose first turn has been guided on this device, by id. */
  readonly guided: readonly string[];
  /** The games of which a match has been seen to its end on this device, by id. */
  readonly finished: readonly string[];
}

const KEY = 'stakeout.settings';

const usual: Settings = {
  name: '',
  language: navigatorLanguage(),
  theme: 'system',
  sound: false,
  confirm: true,
  speed: null,
  hearsSpectators: false,
  autoRoll: null,
  guided: [],
  finished: [],
};

export const settings = createStore<Settings>(load());

export function useSettings(): Settings {
  return useStore(settings);
}

/** Whoever wants things to go fast does not want to press for every roll. */
export function rollsByItself({ autoRoll, speed }: Settings): boolean {
  return autoRoll ?? speed === 'fast';
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

/** How fast the others are shown at a table of this game. */
export function speedAt({ speed, finished }: Settings, game: string): Speed {
  return speed ?? (finished.includes(game) ? 'normal' : 'wait');
}

/** Somebody has seen a match of this game to its end. */
export function noteFinished(game: string): void {
  const { finished } = settings.get();
  if (!finished.includes(game)) changeSettings({ finished: [...finished, game] });
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
  const { name, language, theme, sound, confirm, speed, hearsSpectators, autoRoll, guided, finished } =
    stored as Record<string, unknown>;
  return {
    ...(typeof name === 'string' ? { name } : {}),
    ...(LANGUAGES.includes(language as Language) ? { language: language as Language } : {}),
    ...(theme === 'night' || theme === 'day' || theme === 'system' ? { theme } : {}),
    ...(typeof sound === 'boolean' ? { sound } : {}),
    ...(typeof confirm === 'boolean' ? { confirm } : {}),
    ...(SPEEDS.includes(speed as Speed) ? { speed: speed as Speed } : {}),
    ...(typeof hearsSpectators === 'boolean' ? { hearsSpectators } : {}),
    ...(typeof autoRoll === 'boolean' ? { autoRoll } : {}),
    ...(Array.isArray(guided) ? { guided: textsIn(guided) } : {}),
    ...(Array.isArray(finished) ? { finished: textsIn(finished) } : {}),
  };
}

function textsIn(list: readonly unknown[]): readonly string[] {
  return list.filter((one) => typeof one === 'string');
}

function navigatorLanguage(): Language {
  return typeof navigator !== 'undefined' && navigator.language.toLowerCase().startsWith('pt') ? 'pt' : 'en';
}
