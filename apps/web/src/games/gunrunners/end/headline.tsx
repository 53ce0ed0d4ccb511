import { EndHead } from '../../../end/end-head.tsx';
import { ClauseChip } from '../../../table/clause-chip.tsx';
import type { NameOf } from '../../../table/seat-name.tsx';
import { useSay } from '../../../text/say.ts';
import type { SpokenGame } from '../../../text/spoken.ts';
import { endTexts } from './end.texts.ts';
import type { Rank } from './ranking.ts';
import type { Story } from './story.ts';

/** Who won, with how many crates, and what ended the game. */
export function Headline({
  game,
  ranking,
  story,
  nameOf,
}: {
  readonly game: SpokenGame;
  readonly ranking: readonly Rank[];
  readonly story: Story;
  readonly nameOf: NameOf;
}) {
  const say = useSay(endTexts);
  const winners = ranking.filter(({ place }) => place === 1);
  return (
    <EndHead
      stamp={say('closed')}
      label={say(winners.length > 1 ? 'sharedWin' : 'winner')}
      winners={winners.map(({ seat }) => seat)}
      nobody=""
      nameOf={nameOf}
      how={
        <>
          {story.ending !== '' && say(`ending.${story.ending}`, { turns: story.turns })}{' '}
          <ClauseChip game={game} clause={story.ending === 'no-cards' ? 'G9.2' : 'G9.1'} />
        </>
      }
      total={winners[0]?.crates ?? 0}
      unit={say('crates')}
    />
  );
}
