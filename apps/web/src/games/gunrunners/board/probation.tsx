import { type Card, ownerOf } from '@stakeout/gunrunners';
import { CardButton } from '../pieces/card-button.tsx';
import { useSpokenCard } from '../pieces/card-words.ts';
import { layoutAfter, type Target } from '../play/selection.ts';
import { useTable } from '../table-context.ts';
import './probation.css';

/** The place left of a location, with its probationary agent. */
export function Probation({ location }: { readonly location: number }) {
  const { view, seat, snapshot, parts, say, nameOf, placeName } = useTable();
  const spoken = useSpokenCard();
  const target: Target = `probation:${location}`;
  const isArranging = view.phase === 'arrange' && seat !== null && view.power === seat;
  const card: Card = (isArranging ? layoutAfter(view, parts)[location] : view.probation[location]) ?? 0;
  const place = placeName(location);
  if (card === 0) return <Vacant target={target} name={say('nameVacant', { location: place })} />;
  const name =
    ownerOf(card) === seat
      ? say('nameOwnProbation', { location: place })
      : say('nameProbation', { owner: nameOf(ownerOf(card)), location: place });
  const known = isArranging ? `, ${spoken(card)}` : '';
  return (
    <div className="gr-probation" data-place={`probation-${location}`}>
      <CardButton
        card={card}
        target={target}
        isLookedAt={isArranging}
        name={name + known}
        tip={say(ownerOf(card) === seat ? 'tipOwnProbation' : 'tipProbation')}
        clause="G6.1"
        isFirst={snapshot.toAct.length === 0 && location === 0}
      />
      <Tag target={target} card={card} isArranging={isArranging} />
    </div>
  );
}

/** What a touch on the card would do, in a word. */
function Tag({
  target,
  card,
  isArranging,
}: {
  readonly target: Target;
  readonly card: Card;
  readonly isArranging: boolean;
}) {
  const { seat, legal, parts, say } = useTable();
  const isLegal = legal.has(target);
  if (isArranging) {
    const isPicked = parts.length % 2 === 1 && parts.at(-1) === target;
    return <span className={`gr-tag ${isPicked ? 'is-on' : ''}`}>{say('swap')}</span>;
  }
  if (parts.includes(target)) return <span className="gr-tag is-on">{say('flipThis')}</span>;
  if (isLegal) return <span className="gr-tag">{say('flip')}</span>;
  return ownerOf(card) === seat ? <span className="gr-tag is-off">{say('yours')}</span> : null;
}

function Vacant({ target, name }: { readonly target: Target; readonly name: string }) {
  const { legal, parts, say, onTouch } = useTable();
  const isChosen = parts.includes(target);
  const isLegal = legal.has(target);
  const state = isChosen ? `, ${say('targetChosen')}` : isLegal ? `, ${say('targetLegal')}` : '';
  return (
    <div className="gr-probation" data-place={target.replace(':', '-')}>
      <button
        type="button"
        className={`gr-vacant ${isChosen ? 'is-chosen' : ''} ${isLegal ? 'is-legal' : ''}`}
        aria-label={name + state}
        aria-pressed={isChosen}
        tabIndex={isLegal || isChosen ? 0 : -1}
        data-target={target}
        data-tip={name}
        onClick={() => onTouch(target)}
      />
      <span className={`gr-tag ${isLegal || isChosen ? '' : 'is-off'}`}>
        {say(isLegal || isChosen ? 'placeHere' : 'vacant')}
      </span>
    </div>
  );
}
