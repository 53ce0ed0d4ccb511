import { LANGUAGES } from '@stakeout/kernel';
import { FRONTS } from './games/index.ts';
import { settings } from './state/settings.ts';
import { switchLanguage } from './text/spoken.ts';

/** Before any test of the pages: every game can be told in every language, as after its loading in the app. */
const { language } = settings.get();
await Promise.all(FRONTS.map((front) => front.load()));
for (const other of LANGUAGES) await switchLanguage(other);
await switchLanguage(language);
