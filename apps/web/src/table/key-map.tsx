import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { useSay } from '../text/say.ts';
import './key-map.css';
import { TABLE_TEXTS } from './table.texts.ts';

const KEYS = [
  ['Tab', 'keyTab'],
  ['← ↑ ↓ →', 'keyArrows'],
  ['Enter', 'keyEnter'],
  ['Ctrl + Enter', 'keyConfirm'],
  ['Backspace', 'keyUndo'],
  ['1 – 5', 'keyHand'],
  ['L', 'keyLog'],
  ['R', 'keyRules'],
  ['T', 'keySummary'],
  ['H', 'keyHint'],
  ['?', 'keyHelp'],
  ['Esc', 'keySkip'],
  ['A', 'keyAgain'],
  ['Space, Enter', 'keyNext'],
] as const;

/** What the keys do. */
export function KeyMap({
  more = [],
  onClose,
}: {
  /** Keys that only this table has, and what they do. */
  readonly more?: readonly (readonly [key: string, does: string])[];
  readonly onClose: () => void;
}) {
  const say = useSay(TABLE_TEXTS);
  return (
    <Dialog title={say('keysTitle')} onClose={onClose} className="key-map">
      <h2>{say('keysTitle')}</h2>
      <p>{say('keysPrompt')}</p>
      <dl>
        {[...KEYS.map(([key, does]) => [key, say(does)] as const), ...more].map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <Button look="ghost" onClick={onClose}>
        {say('close')}
      </Button>
    </Dialog>
  );
}
