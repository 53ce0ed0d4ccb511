import { Button } from '../parts/button.tsx';
import { useSay } from '../text/say.ts';
import { PageFrame } from './page-frame.tsx';
import { shellTexts } from './shell.texts.ts';

export function FailedPage() {
  const say = useSay(shellTexts);
  return (
    <PageFrame title={say('pageFailed')}>
      <div className="page-column">
        <h1 className="page-title">{say('pageFailed')}</h1>
        <p className="page-lead">{say('pageFailedBody')}</p>
        <Button look="primary" onClick={() => location.reload()}>
          {say('reload')}
        </Button>
      </div>
    </PageFrame>
  );
}
