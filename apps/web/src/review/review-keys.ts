export type KeyMeaning = 'next' | 'previous' | 'try' | 'playOn' | 'back';

const MEANINGS: Readonly<Record<string, KeyMeaning>> = {
  ArrowRight: 'next',
  ArrowLeft: 'previous',
  j: 'next',
  k: 'previous',
  t: 'try',
  p: 'playOn',
  Escape: 'back',
};

/** What a key means to a review; while something is chosen on the table the arrows walk there. */
export function keyMeans(event: KeyboardEvent, isChoosing: boolean): KeyMeaning | null {
  const { key, target, ctrlKey, metaKey, altKey, repeat } = event;
  if (ctrlKey || metaKey || altKey || hasKeysOfItsOwn(target)) return null;
  if (isChoosing && key.startsWith('Arrow')) return null;
  const meant = MEANINGS[key.length === 1 ? key.toLowerCase() : key] ?? null;
  return repeat && meant !== 'next' && meant !== 'previous' ? null : meant;
}

function hasKeysOfItsOwn(target: EventTarget | null): boolean {
  if (typeof HTMLElement === 'undefined' || !(target instanceof HTMLElement)) return false;
  return target.closest('select, textarea, input, dialog, [popover]') !== null;
}
