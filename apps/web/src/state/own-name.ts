import type { Language } from '@stakeout/kernel';
import { settings } from './settings.ts';

const YOU: Readonly<Record<Language, string>> = { en: 'You', pt: 'Você' };
const GUEST: Readonly<Record<Language, string>> = { en: 'Guest', pt: 'Visitante' };

/** The name a person plays under on this device; nobody has to choose one before the first card. */
export function ownName(): string {
  const { language } = settings.get();
  return chosenName() || YOU[language];
}

/** Whether somebody is called so who has not said their name: to everybody else they are not “you”. */
export function isUnnamed(name: string): boolean {
  return Object.values(YOU).includes(name);
}

/** The name others meet a person under: to them “You” would be somebody else. */
export function guestName(): string {
  const { language } = settings.get();
  return chosenName() || `${GUEST[language]} ${100 + Math.floor(Math.random() * 900)}`;
}

function chosenName(): string {
  return settings.get().name.trim();
}
