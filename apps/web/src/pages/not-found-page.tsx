import { Link } from '../routes/link.tsx';
import { PageFrame } from '../shell/page-frame.tsx';
import { useSay } from '../text/say.ts';
import type { Sentences } from '../text/sentences.ts';

const texts: Sentences<'title' | 'body' | 'home' | 'lobby'> = {
  en: {
    title: 'Nobody at this address',
    body: 'There is no such page. The link may be cut off or old. Matches on this device are where you left them.',
    home: 'Home',
    lobby: 'Open tables',
  },
  pt: {
    title: 'Ninguém neste endereço',
    body: 'Esta página não existe. O link pode estar cortado ou ser antigo. As partidas deste aparelho estão onde você as deixou.',
    home: 'Início',
    lobby: 'Mesas abertas',
  },
};

export default function NotFoundPage() {
  const say = useSay(texts);
  return (
    <PageFrame title={say('title')}>
      <div className="page-column">
        <h1 className="page-title">{say('title')}</h1>
        <p className="page-lead">{say('body')}</p>
        <p className="page-ways">
          <Link className="button primary" href="/">
            {say('home')}
          </Link>
          <Link className="button plain" href="/lobby">
            {say('lobby')}
          </Link>
        </p>
      </div>
    </PageFrame>
  );
}
