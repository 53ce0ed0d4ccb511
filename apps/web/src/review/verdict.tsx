import './verdict.css';
import { type ReactNode, useState } from 'react';
import type { GameReview } from '../games/front.ts';
import { Button } from '../parts/button.tsx';
import { Icon } from '../parts/icon.tsx';
import type { Recording } from '../replay/recording.ts';
import { ClauseChip } from '../table/clause-chip.tsx';
import { useSay } from '../text/say.ts';
import { ChanceBar } from './chance-bar.tsx';
import { EveryOption } from './every-option.tsx';
import { isSame } from './model/is-same.ts';
import type { Moment } from './model/moments.ts';
import { about, plain, signedShare } from './model/number-words.ts';
import { INTERVAL } from './model/staircase.ts';
import { reviewTexts } from './review.texts.ts';
import { Stamp } from './stamp.tsx';
import type { ReviewWords } from './use-review-words.ts';

/** What is to be said of a moment: what was played, what is better, why, and what nobody at that seat could know. */
export function Verdict({
  recording,
  seat,
  parts,
  words,
  moment,
  isOpen,
  playOn,
  onOpen,
  onTry,
}: {
  readonly recording: Recording;
  readonly seat: number;
  readonly parts: GameReview;
  readonly words: ReviewWords;
  readonly moment: Moment;
  readonly isOpen: boolean;
  /** The way to playing on from here. */
  readonly playOn?: ReactNode;
  readonly onOpen: () => void;
  readonly onTry: () => void;
}) {
  const say = useSay(reviewTexts);
  const [isListShown, setListShown] = useState(false);
  const { decision, kind } = moment;
  const { step, played, best, loss, se, chance, lines, reason } = decision;
  const isFound = kind === 'found';
  const after = chance.value - Math.max(0, loss);
  const most = Math.max(chance.value, after, 1);
  const others = lines.filter(({ actions }) => !isSame(actions, played) && !isSame(actions, best));
  const why = words.sayReason(decision);
  const money = parts.scoreOf;
  const score = (actions: readonly unknown[]) => {
    const line = lines.find((one) => isSame(one.actions, actions));
    return money === undefined || line === undefined ? null : money(line.score, words.language);
  };
  return (
    <aside className="review-verdict" aria-label={say(kind)}>
      <p className="review-verdict-head">
        <Stamp kind={kind} />
        <small>{words.whenAt(step)}</small>
        {!isFound && (
          <>
            <b className="numeral">{signedShare(-loss)}</b>
            <small className="review-verdict-about">{say('lossPoints', { about: about(INTERVAL * se) })}</small>
          </>
        )}
      </p>
      <ChanceBar
        look={isFound ? 'better' : 'played'}
        label={seat === recording.own ? say('youPlayed') : say('namePlayed', { name: words.nameOf(seat) })}
        text={words.sayLine(step, played)}
        value={isFound ? chance.value : after}
        about={INTERVAL * chance.se}
        most={most}
        score={score(played)}
      />
      {isFound ? (
        <p className="review-best">{say('alsoBest')}</p>
      ) : (
        <ChanceBar
          look="better"
          label={say('better')}
          text={words.sayLine(step, best)}
          value={chance.value}
          about={INTERVAL * chance.se}
          most={most}
          score={score(best)}
        />
      )}
      {!isFound && (
        <div className="review-why">
          <p>{why ?? say('noReason')}</p>
          {reason !== null && <ClauseChip game={recording.game} clause={reason.clause} />}
        </div>
      )}
      <p className="review-more">
        <span>{others.length === 0 ? '' : say('more', { count: others.length, ...rangeOf(others) })}</span>
        <button type="button" className="review-link" onClick={() => setListShown(true)}>
          {say('everyOption')}
        </button>
      </p>
      <button type="button" className="review-fold" aria-expanded={isOpen} onClick={onOpen}>
        <Icon name="spyglass" />
        {say('couldNotKnow')}
        <small>{say('couldNotKnowHint')}</small>
        <svg viewBox="0 0 12 12" aria-hidden="true" className={isOpen ? 'is-open' : ''}>
          <path d="M2.5 4 6 8 9.5 4" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
        </svg>
      </button>
      <div className="review-acts">
        {playOn}
        <Button look="primary" onClick={onTry}>
          {say('tryAgain')}
        </Button>
      </div>
      {isListShown && (
        <EveryOption decision={decision} words={words} score={money} onClose={() => setListShown(false)} />
      )}
    </aside>
  );
}

function rangeOf(lines: readonly { readonly value: number }[]): { readonly least: string; readonly most: string } {
  const values = lines.map(({ value }) => Math.max(0, value));
  return { least: plain(Math.min(...values)), most: plain(Math.max(...values)) };
}
