import { settings } from '../state/settings.ts';

const dark = matchMedia('(prefers-color-scheme: dark)');

/** Puts theme and language on the page itself, now and whenever they change. */
export function followSettings(): void {
  apply();
  settings.subscribe(apply);
  dark.addEventListener('change', apply);
}

function apply(): void {
  const { theme, language } = settings.get();
  const isNight = theme === 'night' || (theme === 'system' && dark.matches);
  document.documentElement.dataset['theme'] = isNight ? 'night' : 'day';
  document.documentElement.lang = language === 'pt' ? 'pt-BR' : 'en';
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', isNight ? '#080E17' : '#DDD3BC');
}
