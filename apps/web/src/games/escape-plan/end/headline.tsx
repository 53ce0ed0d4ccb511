import type { Seat } from '@stakeout/kernel';
import { EndHead } from '../../../end/end-head.tsx';
import { seatClass } from '../../../parts/player-symbol.tsx';
import { ClauseChip } from '../../../table/clause-chip.tsx';
import { useSay } from '../../../text/say.ts';
import { Emblem } from './emblem.tsx';
import { endTexts } from './end.texts.ts';
import { useEnd } from './end-context.ts';
import { ownResult } from './own-result.ts';

/** The reader's own place and by how much; for everybody else, who got away with the most money. */
export function Headline() {
  const { you } = useEnd();
  return you === null ? <WinnersHead /> : <OwnHead you={you} />;
}

function OwnHead({ you }: { readonly you: Seat }) {
  const { view, outcome, story, words } = useEnd();
  const say = useSay(endTexts);
  const result = ownResult(outcome, story, view.table.seats, you);
  const money = (value: number) => words.term('money', value);
  const isOut = result.kind !== 'arrested';
  return (
    <EndHead
      stamp={say(isOut ? 'stamp.won' : 'stamp.ownArrested')}
      label={say('ownLabel')}
      winners={[]}
      nobody={
        <span className={`end-winner ${seatClass(you)}`}>
          <Emblem pawn={you} />
          {said()}
        </span>
      }
      nameOf={words.pawn}
      how={<How />}
      total={money(outcome.scores[you] ?? 0)}
      unit={say('unit.own')}
    />
  );

  function said(): string {
    switch (result.kind) {
      case 'arrested':
        return result.worth > 0 ? say('own.arrested', { money: money(result.worth) }) : say('own.arrestedPoor');
      case 'first':
        if (result.next === null) return say('own.only');
        return result.by === 0
          ? say('own.firstLevel', { name: words.pawn(result.next) })
          : say('own.first', { money: money(result.by), name: words.pawn(result.next) });
      case 'shared':
        return say('own.shared', { name: words.pawn(result.other) });
      case 'behind': {
        const place = say(`own.place${result.place}` as 'own.place2');
        const name = words.pawn(result.winner);
        return result.by === 0
          ? say('own.level', { place, name })
          : say('own.behind', { place, money: money(result.by), name });
      }
      case 'beatCosta':
        return say('own.beatCosta', { money: money(result.by) });
      case 'lostToCosta':
        return result.by === 0 ? say('own.levelCosta') : say('own.lostToCosta', { money: money(result.by) });
    }
  }
}

/** Who got away with the most money; alone, whether it was more than Costa's. */
function WinnersHead() {
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
  const { session, view, outcome, story, columns, words, you } = useEnd();
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
    const isOthers = you !== null && !outcome.winners.includes(you);
    const won = isOthers
      ? say('how.otherWon', { name, part, money: money(outcome.scores[winner] ?? 0) })
      : say('how.won', { part });
    const first = another === undefined ? won : say('how.shared');
    return `${first} ${say('how.others', { escaped, seats })}`;
  };
  return (
    <>
      {told()}{' '}
      <ClauseChip game={session.game} clause={seats === 1 ? 'E24.7' : another === undefined ? 'E4.2' : 'E22.3'} />
    </>
  );
}
