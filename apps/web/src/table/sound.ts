import { settings } from '../state/settings.ts';

export type Sound =
  | 'card'
  | 'flip'
  | 'die'
  | 'crate'
  | 'bust'
  | 'turn'
  | 'step'
  | 'radio'
  | 'wound'
  | 'escape'
  | 'tile'
  | 'stamp';

/** Plays a short sound, if sounds have been chosen. Nothing is made before the first one. `step` raises a crate's pitch. */
export function play(sound: Sound, step = 0): void {
  if (!settings.get().sound || typeof AudioContext === 'undefined') return;
  // Most people never choose them.
  void import('./sounds.ts').then(
    ({ make }) => make(sound, step),
    () => {},
  );
}
