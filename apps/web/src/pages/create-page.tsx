import './fields.css';
import './create/create.css';
import type { PageProps } from '../app/app.tsx';
import { Link } from '../app/link.tsx';
import type { GameFront } from '../games/front.ts';
import { frontOf } from '../games/index.ts';
import { PageFrame } from '../shell/page-frame.tsx';
import { useLoaded } from '../state/use-loaded.ts';
import { useSay } from '../text/say.ts';
import { createTexts } from './create/create.texts.ts';
import { CreateForm } from './create/create-form.tsx';

const loadRules = (front: GameFront) => front.load();

export default function CreatePage({ params, query }: PageProps) {
  const say = useSay(createTexts);
  const front = frontOf(params['game'] ?? '');
  const game = useLoaded(front, loadRules);
  if (front === null || game === null) {
    return (
      <PageFrame title={say('noGame')}>
        <div className="page-column">
          <h1 className="page-title">{say('noGame')}</h1>
          <p className="page-lead">{say('noGameBody')}</p>
          <Link className="button primary" href="/">
            {say('home')}
          </Link>
        </div>
      </PageFrame>
    );
  }
  return (
    <PageFrame title={say('title')} section="play">
      <div className="page-column create">
        <p className="create-game">{front.facts.title}</p>
        <h1 className="page-title">{say('title')}</h1>
        <p className="page-lead">{say('lead')}</p>
        {game === undefined ? (
          <p role="status" className="create-wait">
            {say('loading')}
          </p>
        ) : (
          <CreateForm key={front.facts.id} front={front} game={game} isPassAndPlay={query.get('seats') === 'here'} />
        )}
      </div>
    </PageFrame>
  );
}
