import type { Language } from '@stakeout/kernel';
import { sayIn } from '../../text/say.ts';
import type { Cell, Column, Kind } from './box.ts';
import { boxTexts } from './own-box.texts.ts';

const NOTHING = '–';

/** A value as it is read. What is no value of its kind stands there as it is. */
export function valueWords(kind: Kind, value: unknown, language: Language): string {
  if (kind.type === 'fixed') return kind.shown(language);
  const say = sayIn(boxTexts, language);
  if (typeof value === 'boolean') return say(value ? 'yes' : 'no');
  if (typeof value === 'number') return 'isMoney' in kind && kind.isMoney ? moneyWords(value) : numberWords(value);
  const nameOf = (name: unknown) => {
    const options = 'options' in kind ? kind.options : 'words' in kind ? kind.words : [];
    return options?.find((option) => option.value === name)?.label(language) ?? plain(name);
  };
  if (!Array.isArray(value)) return nameOf(value);
  return value.length === 0 ? say('none') : value.map(nameOf).join(', ');
}

/** The same in a list of differences, where a column may have a word for its count. */
export function saidOf({ counted }: Column, { kind, value }: Cell, language: Language): string {
  return counted !== undefined && typeof value === 'number'
    ? counted(value)(language)
    : valueWords(kind, value, language);
}

/** Longer than this a value takes the room that there is. */
const SHORT = 14;

/** Whether values of this kind are long names. */
export function isLong(kind: Kind, language: Language): boolean {
  if (kind.type === 'choice') return kind.options.some(({ label }) => label(language).length > SHORT);
  return kind.type === 'text';
}

function moneyWords(thousands: number): string {
  return thousands < 0 ? `−$${-thousands}k` : `$${thousands}k`;
}

function numberWords(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}

function plain(value: unknown): string {
  if (value === undefined || value === null || value === '') return NOTHING;
  return typeof value === 'string' ? value : JSON.stringify(value);
}
