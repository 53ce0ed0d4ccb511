import { isPlainObject } from '@stakeout/kernel';

/** The box of one's own that this device keeps for a game. */
export interface KeptBox {
  readonly name: string;
  /** Its data as JSON; as it was typed, right or wrong. */
  readonly text: string;
  /** In how many values it differed from the usual one when it was kept. */
  readonly differences: number;
}

const keyOf = (game: string) => `stakeout.box.${game}`;

export function keptBox(game: string): KeptBox | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(game)) ?? 'null');
    if (!isPlainObject(stored)) return null;
    const { name, text, differences } = stored;
    if (typeof name !== 'string' || typeof text !== 'string' || typeof differences !== 'number') return null;
    return { name, text, differences };
  } catch {
    return null;
  }
}

/** Gives `false` where the browser does not allow it: the box is lost with the page. */
export function keepBox(game: string, box: KeptBox): boolean {
  try {
    localStorage.setItem(keyOf(game), JSON.stringify(box));
    return true;
  } catch {
    return false;
  }
}
