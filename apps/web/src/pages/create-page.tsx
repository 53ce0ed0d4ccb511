import '../form/fields.css';
import './create/create.css';
import { createTexts } from '../create/create.texts.ts';
import { FACTS } from '../games/all-facts.ts';
import type { GameFront } from '../games/front.ts';
import { frontOf } from '../games/index.ts';
import { Link } from '../routes/link.tsx';
import type { PageProps } from '../routes/page.ts';
import { PageFrame } from '../shell/page-frame.tsx';
import { useLoaded } from '../state/use-loaded.ts';
import { useSay } from '../text/say.ts';
import { CreateForm } from './create/create-form.tsx';

/** The rules of a game, and how its tables are made. */
async function loadParts(front: GameFront) {
  const [game, create] = await Promise.all([front.load(), front.loadCreate()]);
  return { game, create };
}

export default function CreatePage({ params, query }: PageProps) {
  const say = useSay(createTexts);
  const front = frontOf(params['game'] ?? '');
  const loaded = useLoaded(front, loadParts);
  if (front === null || loaded === null) {
    return (
      <PageFrame title={say('noGame')}>
        <div className="page-column">
          <h1 className="page-title">{say('noGame')}</h1>
          <p className="page-lead">{say('noGameBody', { games: FACTS.map(({ title }) => title).join(', ') })}</p>
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
        {loaded === undefined ? (
          <p role="status" className="create-wait">
            {say('loading')}
          </p>
        ) : (
          <CreateForm
            key={front.facts.id}
            facts={front.facts}
            {...loaded}
            isPassAndPlay={query.get('seats') === 'here'}
            isWithOwnBox={query.get('box') === 'own'}
          />
        )}
      </div>
    </PageFrame>
  );
}
