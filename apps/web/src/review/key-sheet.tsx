import '../table/key-map.css';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { useSay } from '../text/say.ts';
import { reviewTexts } from './review.texts.ts';

const KEYS = [
  ['← →, K J', 'keyMoments'],
  ['T', 'keyTry'],
  ['P', 'keyPlayOn'],
  ['Esc', 'keyBack'],
] as const;

/** What the keys of a review do. */
export function KeySheet({ onClose }: { readonly onClose: () => void }) {
  const say = useSay(reviewTexts);
  return (
    <Dialog title={say('keysTitle')} onClose={onClose} className="key-map">
      <h2>{say('keysTitle')}</h2>
      <dl>
        {KEYS.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{say(does)}</dd>
          </div>
        ))}
      </dl>
      <Button look="ghost" onClick={onClose}>
        {say('close')}
      </Button>
    </Dialog>
  );
}
