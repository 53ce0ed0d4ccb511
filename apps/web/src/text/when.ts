import type { Language } from '@stakeout/kernel';

const DAY = 86_400_000;
const LOCALES: Readonly<Record<Language, string>> = { en: 'en', pt: 'pt-BR' };

/** When something was, as people say it: today's by the hour, this week's by the day, and older ones by their date. */
export function whenWas(moment: number, now: number, language: Language): string {
  const locale = LOCALES[language];
  const days = Math.round((startOfDay(now) - startOfDay(moment)) / DAY);
  if (days < 2) return capital(new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-days, 'day'));
  const date = new Date(moment);
  if (days < 7) return capital(new Intl.DateTimeFormat(locale, { weekday: 'long' }).format(date));
  return dateOf(moment, language);
}

/** The day alone. */
export function dateOf(moment: number, language: Language): string {
  return new Intl.DateTimeFormat(LOCALES[language], { day: 'numeric', month: 'short', year: 'numeric' }).format(moment);
}

/** The very moment, by the reader's clock. */
export function moment(at: number, language: Language): string {
  return new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'medium', timeStyle: 'short' }).format(at);
}

function startOfDay(moment: number): number {
  return new Date(moment).setHours(0, 0, 0, 0);
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
