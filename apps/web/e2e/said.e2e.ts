import { Chooser } from './chooser.ts';
import { GunrunnersTable } from './gunrunners-table.ts';
import { playNow } from './play-now.ts';
import { withSettings } from './settings.ts';
import { expect, test } from './stakeout.ts';

/** So many decisions are watched until they have been shown. */
const DECISIONS = 2;

interface Heard {
  /** What the prompt said when it was confirmed, and everything it said until that had been shown. */
  readonly decided: string;
  readonly said: string[];
}

test('what was confirmed stays said until it has been shown', async ({ page }) => {
  await withSettings(page, { speed: 'normal' });
  await page.addInitScript(listen);
  await playNow(page, 'Gunrunners');
  const table = new GunrunnersTable(page, new Chooser(3));
  const heard = async () => ((await page.evaluate('window.heard')) as readonly Heard[]).filter(({ said }) => said[0]);
  await expect
    .poll(
      async () => {
        await table.playOn();
        return (await heard()).length;
      },
      { timeout: 60_000 },
    )
    .toBeGreaterThan(DECISIONS);
  for (const { decided, said } of await heard()) expect(new Set(said)).toEqual(new Set([decided]));
});

/** Runs in the page. */
function listen(): void {
  const heard: Heard[] = [];
  Object.assign(window, { heard });
  let told = '';
  const moment = () => document.querySelector('main')?.getAttribute('data-moment') ?? '';
  const sentence = () => {
    const copy = document.querySelector('[data-testid="prompt"] p')?.cloneNode(true) as Element | undefined;
    copy?.querySelector('.prompt-note')?.remove();
    return (copy?.textContent ?? '').trim();
  };
  addEventListener(
    'click',
    ({ target }) => {
      if (!(target as Element).matches('.prompt-confirm:not([aria-disabled="true"])')) return;
      heard.push({ decided: sentence(), said: [] });
      told = `${moment()}told`;
    },
    { capture: true },
  );
  const look = () => {
    // A bust that the move brought is told by itself.
    if (told !== '' && moment() === told && document.querySelector('[data-testid="bust"]') === null)
      heard.at(-1)?.said.push(sentence());
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
