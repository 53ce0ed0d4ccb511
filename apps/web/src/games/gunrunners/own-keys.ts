import { isAlone } from '../../table/use-keys.ts';
import type { GunrunnersSelection } from './play/selection.ts';

/** The keys that only this table has: numbers touch cards of the hand, and any key skips a bust that is being told. */
export function ownKeys(
  event: KeyboardEvent,
  { onTouch }: Pick<GunrunnersSelection, 'onTouch'>,
  bust: { readonly isTold: boolean; readonly skip: () => void },
): boolean {
  if (bust.isTold && !isModifier(event.key)) {
    bust.skip();
    return true;
  }
  if (!isAlone(event) || !/^[1-9]$/.test(event.key)) return false;
  if (!event.repeat) onTouch(`hand:${Number(event.key) - 1}`);
  return true;
}

function isModifier(key: string): boolean {
  return ['Shift', 'Control', 'Alt', 'Meta', 'Tab'].includes(key);
}
