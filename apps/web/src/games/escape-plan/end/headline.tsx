import { EndHead } from '../../../end/end-head.tsx';
import { ClauseChip } from '../../../table/clause-chip.tsx';
import { useSay } from '../../../text/say.ts';
import { endTexts } from './end.texts.ts';
import { useEnd } from './end-context.ts';

/** Who got away with the most money; alone, whether it was more than Costa's. */
export function Headline() {
  const { view, outcome, words } = useEnd();
  const isSolo = view.table.seats === 1;
  const { winners } = outcome;
  const common = { winners, nameOf: words.pawn, how: <How /> };
  const say = useSay(endTexts);
  const money = (value: number) => words.term('money', value);
  const costa = outcome.tieBreaks[0]?.at(-1) ?? 0;
  if (isSolo && winners.length === 0) {
    const hasEscaped = outcome.ending === 'lost-to-costa';
    return (
      <EndHead
        {...common}
        stamp={say(hasEscaped ? 'stamp.lost' : 'stamp.soloArrested')}
        label={say('soloLost')}
        nobody={words.pawn(2)}
        total={money(costa)}
        unit={say('unit.costa')}
      />
    );
  }
  if (winners.length === 0) {
    return (
      <EndHead
        {...common}
        stamp={say('stamp.arrested')}
        label={say('nobodyLabel')}
        nobody={say('nobodyEscaped')}
        total={0}
        unit={say('unit.nobody', { seats: view.table.seats })}
      />
    );
  }
  const best = outcome.scores[winners[0] ?? 0] ?? 0;
  return (
    <EndHead
      {...common}
      stamp={say('stamp.won')}
      label={say(isSolo ? 'soloWon' : winners.length > 1 ? 'sharedWin' : 'winner')}
      nobody=""
      total={money(best)}
      unit={say('unit.most')}
    />
  );
}

/** What decided, in a sentence or two, with the clause. */
function How() {
  const { session, view, outcome, story, columns, words } = useEnd();
  const say = useSay(endTexts);
  const { seats } = view.table;
  const money = (value: number) => words.term('money', value);
  const [winner = 0, another] = outcome.winners;
  const part = words.term('part', story.departures.find(({ pawn }) => pawn === winner)?.when.part ?? 0);
  const name = words.pawn(winner);
  const escaped = columns.filter(({ isCosta, entries }) => !isCosta && entries !== null).length;
  const told = () => {
    const costa = money(outcome.tieBreaks[0]?.at(-1) ?? 0);
    const own = money(outcome.scores[0] ?? 0);
    if (outcome.ending === 'beat-costa') return say('how.beatCosta', { name, part, own, costa });
    if (outcome.ending === 'lost-to-costa') return say('how.lostToCosta', { name, part, own, costa });
    if (seats === 1) return say('how.soloArrested', { name, costa });
    if (outcome.winners.length === 0) return say('how.nobody');
    const first = another === undefined ? say('how.won', { part }) : say('how.shared');
    return `${first} ${say('how.others', { escaped, seats })}`;
  };
  return (
    <>
      {told()}{' '}
      <ClauseChip game={session.game} clause={seats === 1 ? 'E24.7' : another === undefined ? 'E4.2' : 'E22.3'} />
    </>
  );
}
