import './fairness/fairness-page.css';
import { PageFrame } from '../shell/page-frame.tsx';
import { useSettings } from '../state/settings.ts';
import { useSay } from '../text/say.ts';
import { fileFormTexts } from './fairness/file-form.texts.ts';
import { FileForm } from './fairness/file-form.tsx';
import { ENGLISH } from './fairness/guide-en.ts';
import { GuidePanel } from './fairness/guide-panel.tsx';
import { PORTUGUESE } from './fairness/guide-pt.ts';

const GUIDES = { en: ENGLISH, pt: PORTUGUESE };

/** How cards are kept fair, who could still choose what, and a check of any match file. */
export default function FairnessPage() {
  const { language } = useSettings();
  const say = useSay(fileFormTexts);
  const { title, lead, before, after } = GUIDES[language];
  return (
    <PageFrame title={title}>
      <div className="page-column">
        <h1 className="page-title">{title}</h1>
        <p className="page-lead">
          {lead} <a href="#check-file">{say('heading')}</a>
        </p>
        {before.map((section) => (
          <GuidePanel key={section.heading} section={section} />
        ))}
        <FileForm />
        {after.map((section) => (
          <GuidePanel key={section.heading} section={section} />
        ))}
      </div>
    </PageFrame>
  );
}
