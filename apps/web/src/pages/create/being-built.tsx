import { Link } from '../../app/link.tsx';
import { PageFrame } from '../../shell/page-frame.tsx';
import { useSay } from '../../text/say.ts';
import type { GameFacts } from '../games.ts';
import { createTexts } from './create.texts.ts';

/** A game whose table does not stand yet: what there is of it, and how it is played meanwhile. */
export function BeingBuilt({ game }: { readonly game: GameFacts }) {
  const say = useSay(createTexts);
  return (
    <PageFrame title={game.title} section="play">
      <div className="page-column">
        <p className="create-game">{game.title}</p>
        <h1 className="page-title">{say('building')}</h1>
        <p className="page-lead">{say('buildingBody')}</p>
        <section className="panel page-panel create-terminal">
          <h2 className="label">{say('buildingTerminal')}</h2>
          <code>{`npx stakeout play ${game.id}`}</code>
          <p className="field-hint">{say('buildingOptions')}</p>
        </section>
        <p className="page-ways">
          <Link className="button primary" href={`/rules/${game.id}`}>
            {say('rulebook')}
          </Link>
          <Link className="button plain" href="/">
            {say('home')}
          </Link>
        </p>
      </div>
    </PageFrame>
  );
}
