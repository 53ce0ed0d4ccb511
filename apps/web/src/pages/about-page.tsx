import type { ReactNode } from 'react';
import { FACTS } from '../games/all-facts.ts';
import { Link } from '../routes/link.tsx';
import { PageFrame } from '../shell/page-frame.tsx';
import { useSay } from '../text/say.ts';
import { aboutTexts } from './about/about.texts.ts';

export default function AboutPage() {
  const say = useSay(aboutTexts);
  return (
    <PageFrame title={say('title')}>
      <div className="page-column">
        <h1 className="page-title">{say('title')}</h1>
        <p className="page-lead">{say('lead')}</p>
        <Paragraph title={say('what')}>{say('whatBody')}</Paragraph>
        <Paragraph title={say('unaffiliated')}>
          {say('unaffiliatedBody', { games: FACTS.map(({ title }) => title).join(', ') })}
        </Paragraph>
        <Paragraph title={say('fair')}>
          {say('fairBody')} <Link href="/fairness">{say('fairLink')}</Link>
        </Paragraph>
        <Paragraph title={say('privacy')}>{say('privacyBody')}</Paragraph>
        <Paragraph title={say('icons')}>
          {say('iconsBy')} <a href="https://game-icons.net">game-icons.net</a>, {say('iconsLicence')}{' '}
          <a href="https://creativecommons.org/licenses/by/3.0/">CC BY 3.0</a>. {say('iconsChanged')}
        </Paragraph>
        <Paragraph title={say('fonts')}>
          {say('fontsBody')} <a href="/font-licences.txt">{say('fontsLicence')}</a>
        </Paragraph>
        <Paragraph title={say('code')}>{say('codeBody')}</Paragraph>
      </div>
    </PageFrame>
  );
}

function Paragraph({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="panel page-panel page-prose">
      <h2 className="panel-title">{title}</h2>
      <p>{children}</p>
    </section>
  );
}
