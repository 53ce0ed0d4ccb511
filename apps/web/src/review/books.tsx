import './books.css';
import type { Review } from '@stakeout/bots/judge';
import type { CSSProperties } from 'react';
import { ChartTable } from '../end/chart-table.tsx';
import { Icon } from '../parts/icon.tsx';
import { useSay } from '../text/say.ts';
import { about, plain, signedShare } from './model/number-words.ts';
import { type Stair, type Staircase, type StepName, staircaseOf } from './model/staircase.ts';
import { reviewTexts } from './review.texts.ts';

const ICONS = { given: 'weight-lifting-up', luck: 'round-star', others: 'shaking-hands' } as const;
const ROWS: readonly StepName[] = ['start', 'given', 'luck', 'others', 'end'];

/** Where the chance went: a staircase from the start to the result, so that the eye checks the sum. */
export function Books({ review }: { readonly review: Review | null }) {
  const say = useSay(reviewTexts);
  const books = review === null ? null : staircaseOf(review.books);
  return (
    <section className="panel review-books" aria-labelledby="review-books">
      <header>
        <h2 id="review-books" className="label">
          {say('booksTitle')}
        </h2>
        <span className="label">{say('booksUnit')}</span>
      </header>
      <div aria-hidden="true">
        {ROWS.map((name, index) => (
          <Row key={name} name={name} stair={books?.stairs[index] ?? null} books={books} isLast={name === 'end'} />
        ))}
      </div>
      {books === null ? (
        <p className="review-balance">{say('booksLater')}</p>
      ) : (
        <>
          <p className="review-books-how">{say('booksHow')}</p>
          <p className={`review-balance ${books.isBalanced ? '' : 'is-off'}`}>
            <Icon name={books.isBalanced ? 'check-mark' : 'cancel'} />
            {say(books.isBalanced ? 'balance' : 'unbalanced', {
              sum: sumOf(books),
              rest: plain(books.rest, 1),
              about: books.restAbout.toFixed(1),
            })}
          </p>
          <ChartTable
            title={say('booksTable')}
            corner={say('row')}
            columns={[
              { key: 0, name: say('points') },
              { key: 1, name: say('interval') },
            ]}
            rows={books.stairs.map(({ name, value, about: off }) => ({
              key: name,
              name: say(name),
              values: [plain(value, 1), off.toFixed(1)],
            }))}
          />
        </>
      )}
    </section>
  );
}

function sumOf({ stairs, rest }: Staircase): string {
  const [start, ...moves] = stairs.map(({ value }) => Math.round(value));
  const end = moves.pop() ?? 0;
  const terms = moves.map((value) => `${value < 0 ? '−' : '+'} ${Math.abs(value)}`);
  // Each is rounded by itself: the rest says what that leaves.
  return `${start} ${terms.join(' ')} ${Math.abs(rest) < 0.5 ? '=' : '≈'} ${end}`;
}

function Row({
  name,
  stair,
  books,
  isLast,
}: {
  readonly name: StepName;
  readonly stair: Stair | null;
  readonly books: Staircase | null;
  readonly isLast: boolean;
}) {
  const say = useSay(reviewTexts);
  const isEnd = name === 'start' || name === 'end';
  return (
    <div className={`review-stair is-${name} ${isEnd ? 'is-end' : ''}`}>
      <span className="review-stair-name">
        {name !== 'start' && name !== 'end' && <Icon name={ICONS[name]} />}
        {say(name)}
      </span>
      <span className="review-stair-bar">
        {books?.grid.map(({ value, at }) => (
          <em key={value} style={{ left: `${at}%` }} />
        ))}
        {stair !== null && <i style={barOf(stair, isEnd)} />}
        {stair !== null && stair.about > 0 && !isEnd && (
          <u style={{ left: `${stair.least}%`, width: `${stair.most - stair.least}%` }} />
        )}
        {stair !== null && !isLast && <s style={{ left: `${stair.to}%` }} />}
      </span>
      <span className="review-stair-value numeral">
        {stair === null ? '' : isEnd ? `${plain(stair.value)}%` : signedShare(stair.value)}
        {stair !== null && !isEnd && <small>± {about(stair.about)}</small>}
      </span>
    </div>
  );
}

function barOf({ from, to }: Stair, isEnd: boolean): CSSProperties {
  if (isEnd) return { left: `calc(${to}% - 2px)`, width: '4px' };
  return { left: `${Math.min(from, to)}%`, width: `max(2px, ${Math.abs(to - from)}%)` };
}
