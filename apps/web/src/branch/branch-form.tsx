import '../form/fields.css';
import './branch.css';
import { sharedMoves } from '@stakeout/kernel';
import { type FormEvent, useState } from 'react';
import { Choice } from '../form/choice.tsx';
import { Button } from '../parts/button.tsx';
import { botName } from '../session/online/bot-names.ts';
import { ownName } from '../state/own-name.ts';
import { useSay } from '../text/say.ts';
import { branchTexts } from './branch.texts.ts';
import { CopyDeal } from './copy-deal.tsx';
import type { FinishedMatch } from './finished-match.ts';
import { SeatTakers } from './seat-takers.tsx';
import { takersAt, usualSeat, wishesOf, withTaker } from './taken-seats.ts';
import { useBranching } from './use-branching.ts';

/** What is asked of somebody who plays on: from where, with which cards, who plays. */
export function BranchForm({
  match,
  moves,
  eyes,
  onCancel,
}: {
  readonly match: FinishedMatch;
  /** After how many moves; `null` where only the deal can be played again. */
  readonly moves: number | null;
  readonly eyes: unknown;
  readonly onCancel?: () => void;
}) {
  const say = useSay(branchTexts);
  const { file, seats } = match;
  const [from, setFrom] = useState<'here' | 'again'>(moves === null ? 'again' : 'here');
  const [cards, setCards] = useState<'true' | 'known'>('true');
  const [takers, setTakers] = useState(() => takersAt(seats, usualSeat(seats, eyes)));
  const { isBusy, fault, start } = useBranching(match);
  const shared = sharedMoves(file.header);
  const isAgain = from === 'again';
  const send = (event: FormEvent) => {
    event.preventDefault();
    const wishes = wishesOf(takers, seats, ownName(), (seat) => botName(file.header.matchId, seat));
    void start({ moves: isAgain ? null : moves, cards: isAgain ? 'true' : cards, seats: wishes });
  };
  return (
    <form className="branch-form" onSubmit={send}>
      {moves !== null && (
        <Choice
          legend={say('from')}
          value={from}
          options={[
            { value: 'here', label: say('here', { moves }), hint: say('hereHint') },
            shared === 0
              ? { value: 'again', label: say('again'), hint: say('againHint') }
              : { value: 'again', label: say('againFrom', { moves: shared }), hint: say('againFromHint') },
          ]}
          onChoose={setFrom}
        />
      )}
      {!isAgain && (
        <Choice
          legend={say('cards')}
          value={cards}
          options={[
            { value: 'true', label: say('true'), hint: say('trueHint') },
            { value: 'known', label: say('known'), hint: say('knownHint') },
          ]}
          onChoose={setCards}
        />
      )}
      <SeatTakers
        game={match.game}
        seats={seats}
        takers={takers}
        onTake={(seat, taker) => setTakers(withTaker(takers, seat, taker))}
      />
      {fault !== null && <p className="field-fault">{say(fault)}</p>}
      <div className="branch-ways">
        <Button type="submit" look="primary" disabled={isBusy}>
          {say(isBusy ? 'starting' : 'start')}
        </Button>
        {onCancel !== undefined && (
          <Button look="ghost" onClick={onCancel}>
            {say('cancel')}
          </Button>
        )}
      </div>
      {isAgain && <CopyDeal file={file} seat={usualSeat(seats, eyes)} />}
    </form>
  );
}
