import './notices.css';
import { Button } from '../parts/button.tsx';
import { useSettings } from '../state/settings.ts';
import { createStore, useStore } from '../state/store.ts';
import { useSay, type Wording } from '../text/say.ts';
import { shellTexts } from './shell.texts.ts';

/** A notice beside the page: it says what happened and offers a way on, and waits for nobody. */
export interface Notice {
  /** A later notice with the same name takes the place of the earlier one. */
  readonly id: string;
  readonly tone?: 'plain' | 'good' | 'danger';
  readonly text: Wording;
  readonly action?: { readonly label: Wording; readonly run: () => void };
  /** Gone by itself after so many milliseconds; only for what can be missed without harm. */
  readonly lasts?: number;
  /** Where something was tried that it tells of; it is gone on every other page. */
  readonly page?: string;
}

const notices = createStore<readonly Notice[]>([]);

export function notify(notice: Notice): void {
  notices.set([...notices.get().filter(({ id }) => id !== notice.id), notice]);
  if (notice.lasts !== undefined) {
    setTimeout(() => notices.set(notices.get().filter((other) => other !== notice)), notice.lasts);
  }
}

export function dismiss(id: string): void {
  notices.set(notices.get().filter((notice) => notice.id !== id));
}

/** The reader is on this page now. */
export function arriveAt(path: string): void {
  const shown = notices.get();
  const kept = shown.filter(({ page = path }) => page === path);
  if (kept.length < shown.length) notices.set(kept);
}

/** Stands once in the app. The region is there before its notices, so that screen readers tell of them. */
export function Notices() {
  const shown = useStore(notices);
  const { language } = useSettings();
  const say = useSay(shellTexts);
  return (
    <section className="notices" aria-label={say('notices')}>
      <div role="status">
        {shown.map(({ id, tone = 'plain', text, action }) => (
          <div key={id} className={`notice ${tone}`}>
            <p>{text(language)}</p>
            {action !== undefined && (
              <Button
                small
                look="primary"
                onClick={() => {
                  dismiss(id);
                  action.run();
                }}
              >
                {action.label(language)}
              </Button>
            )}
            <button type="button" className="notice-close" aria-label={say('dismiss')} onClick={() => dismiss(id)}>
              {/* Drawn here: a notice may tell that files do not arrive, the one with the icons among them. */}
              <svg viewBox="0 0 12 12" aria-hidden="true">
                <path d="M2 2l8 8M10 2l-8 8" stroke="currentColor" strokeWidth="2" />
              </svg>
            </button>
          </div>
        ))}
      </div>
    </section>
  );
}
