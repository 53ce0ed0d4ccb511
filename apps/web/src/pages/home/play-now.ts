import type { GameFacts } from '../../games/facts.ts';
import { localPath } from '../../routes/match-path.ts';
import { go } from '../../routes/router.ts';
import type { Started } from '../../session/local/messages.ts';
import { randomHex } from '../../session/local/randomness.ts';
import { botName } from '../../session/online/bot-names.ts';
import { noticeOfFullStorage } from '../../shell/common-notices.ts';
import { dismiss, notify } from '../../shell/notices.tsx';
import { ownName } from '../../state/own-name.ts';
import { settings } from '../../state/settings.ts';
import { starting } from '../../table-page/starting.ts';
import { wording } from '../../text/say.ts';
import { homeTexts } from './home.texts.ts';

/** The notice that a table did not load. */
const FAILED = 'start';

/** Sets up a match against bots and goes to its table, with nothing asked on the way. The frame of the table stands meanwhile. */
export async function playNow(game: GameFacts, bots: number): Promise<void> {
  dismiss(FAILED);
  starting.set({ game: game.id, id: null });
  // The frame is drawn before the work begins.
  await new Promise((resolve) => setTimeout(resolve));
  const started = await start(game, bots).catch(() => null);
  if (started?.ok === true) {
    starting.set({ game: game.id, id: started.id });
    return go(localPath(game.id, started.id));
  }
  starting.set(null);
  if (started?.error === 'storage') noticeOfFullStorage();
  else {
    const again = { label: wording(homeTexts, 'startAgain'), run: () => void playNow(game, bots) };
    notify({ id: FAILED, tone: 'danger', text: wording(homeTexts, 'startFailed'), action: again, page: '/' });
  }
}

/** Fetches what a match needs while somebody is still reaching for the button. */
export function prepareToPlay(game: GameFacts): void {
  import('../../session/local/local-play.ts').then(({ prepareLocalPlay }) => prepareLocalPlay(game.id)).catch(() => {});
  import('../../table-page/table-page.tsx').catch(() => {});
}

async function start(game: GameFacts, bots: number): Promise<Started> {
  const { startLocalMatch } = await import('../../session/local/local-play.ts');
  const lot = randomHex(8);
  const opponents = Array.from({ length: bots }, (_, index) => ({
    kind: 'bot' as const,
    level: 'medium' as const,
    name: botName(lot, index + 1),
  }));
  const config = game.usualConfig(settings.get().language);
  return startLocalMatch({ game: game.id, config, seats: [{ kind: 'person', name: ownName() }, ...opponents] });
}
