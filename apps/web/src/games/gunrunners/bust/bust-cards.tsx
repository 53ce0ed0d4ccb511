import { backOf } from '@stakeout/gunrunners';
import type { CSSProperties } from 'react';
import { Icon } from '../../../parts/icon.tsx';
import { CardFace } from '../pieces/card-face.tsx';
import { useSpokenCard } from '../pieces/card-words.ts';
import { keyed } from '../pieces/keyed.ts';
import { useTable } from '../table-context.ts';
import { type BustScene, hasReached } from './bust-scene.ts';

/** The field that is busted, in its order; what lay hidden is turned one by one. */
export function BustCards({ scene }: { readonly scene: BustScene }) {
  const { say } = useTable();
  const spoken = useSpokenCard();
  const { row, hidden, turned, fourth, location } = scene;
  const isCovered = (index: number) => hidden.indexOf(index) >= turned;
  const isGone = hasReached(scene, 'restock');
  return (
    <div
      className={`gr-stage-cards ${isGone ? 'is-gone' : ''}`}
      style={{ '--count': Math.max(2, row.length) } as CSSProperties}
    >
      {row.length > 1 && <small className="gr-stage-near">{say('bustNear')}</small>}
      <ul>
        {keyed(row).map(({ card, index, key }) => {
          const wasHidden = hidden.includes(index);
          return (
            <li
              key={key}
              className={`${wasHidden ? 'was-hidden' : ''} ${index === fourth ? 'is-fourth' : ''}`}
              data-place={`field-${location}-${index}`}
            >
              <CardFace card={isCovered(index) ? backOf(card) : card} />
              <span className="visually-hidden">{spoken(isCovered(index) ? backOf(card) : card)}</span>
              {wasHidden && (
                <small title={say('bustWasHidden')}>
                  <Icon name="domino-mask" />
                  <span className="visually-hidden">{say('bustWasHidden')}</span>
                </small>
              )}
              {index === fourth && <small>{say('bustFourth')}</small>}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
