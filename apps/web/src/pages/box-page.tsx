import '../form/fields.css';
import './create/create.css';
import { BoxForm } from '../create/own-box/box-form.tsx';
import { boxTexts } from '../create/own-box/own-box.texts.ts';
import type { GameFront } from '../games/front.ts';
import { frontOf } from '../games/index.ts';
import type { PageProps } from '../routes/page.ts';
import { PageFrame } from '../shell/page-frame.tsx';
import { useLoaded } from '../state/use-loaded.ts';
import { useSay } from '../text/say.ts';
import NotFoundPage from './not-found-page.tsx';

/** The rules of a game and the form for its box; `null` where it takes none of one's own. */
async function loadParts(front: GameFront) {
  const [game, create] = await Promise.all([front.load(), front.loadCreate()]);
  if (create.box === undefined) return null;
  const boxOf = await create.box.load();
  return { game, box: boxOf(game) };
}

/** A box of one's own, filled in for the tables to come. */
export default function BoxPage(props: PageProps) {
  const say = useSay(boxTexts);
  const front = frontOf(props.params['game'] ?? '');
  const loaded = useLoaded(front, loadParts);
  if (front === null || loaded === null) return <NotFoundPage />;
  return (
    <PageFrame title={say('title')} section="play" className="box-page">
      {loaded === undefined ? (
        <div className="create-wait" role="status" aria-label={say('title')} />
      ) : (
        <BoxForm key={front.facts.id} title={front.facts.title} {...loaded} />
      )}
    </PageFrame>
  );
}
