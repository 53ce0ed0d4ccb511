// Route: /^\/learn$/
import './learn.css';
import { PageFrame } from '../shell/page-frame.tsx';
import { useSay } from '../text/say.ts';
import { learnTexts } from './learn.texts.ts';
import { SECTIONS } from './sections.ts';

/** The library: everything there is to learn by, and how far the reader has come. */
export default function LearnPage() {
  const say = useSay(learnTexts);
  const main = SECTIONS.filter(({ side }) => side === 'main');
  const today = SECTIONS.filter(({ side }) => side === 'today');
  return (
    <PageFrame title={say('title')} section="learn" className="learn">
      <header className="learn-head">
        <h1 className="page-title">{say('title')}</h1>
        <p className="page-lead">{say('lead')}</p>
      </header>
      <div className={`learn-desk ${today.length > 0 ? 'has-today' : ''}`}>
        <div className="learn-main">
          {main.map(({ id, Part }) => (
            <Part key={id} />
          ))}
        </div>
        {today.length > 0 && (
          <div className="learn-today">
            {today.map(({ id, Part }) => (
              <Part key={id} />
            ))}
          </div>
        )}
      </div>
    </PageFrame>
  );
}
