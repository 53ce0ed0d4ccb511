import type { AnyGame } from '@stakeout/kernel';
import type { Wording } from '../../text/say.ts';
import type { Cell, Kind } from './box.ts';
import { at, put } from './paths.ts';

/** The value at one place of the data. */
export function cellAt(data: unknown, path: string, kind: Kind): Cell {
  return { kind, value: at(data, path), paths: [path], put: (value) => put(data, path, value) };
}

/** A name that the game has for something, capital first. */
export function termOf(game: AnyGame, kind: string, index: number): Wording {
  return (language) => capital(game.texts[language].terms[kind]?.(index) ?? '');
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
