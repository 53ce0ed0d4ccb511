import './result-button.css';
import { Button } from '../parts/button.tsx';
import { useSay } from '../text/say.ts';
import { endActionTexts } from './end-actions.texts.ts';

/** The way from the table to the result. */
export function ResultButton({ onShow }: { readonly onShow: () => void }) {
  const say = useSay(endActionTexts);
  return (
    <div className="result-button">
      <Button look="primary" onClick={onShow}>
        {say('result')}
      </Button>
    </div>
  );
}
