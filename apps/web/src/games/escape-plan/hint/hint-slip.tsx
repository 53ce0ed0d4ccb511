import type { TripGoal } from '@stakeout/bots/escape-plan';
import { type Action, equipmentOf, fixerOf } from '@stakeout/escape-plan';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '../../../parts/button.tsx';
import type { TableHint } from '../../../session/session.ts';
import { type Advice, HintReason, useAdvice } from '../../../table/hint-panel.tsx';
import { TABLE_TEXTS } from '../../../table/table.texts.ts';
import { useSay } from '../../../text/say.ts';
import { BOARD_TEXTS } from '../board/board.texts.ts';
import { KeepOpen } from '../board/secret.tsx';
import { usePeek } from '../board/use-peek.ts';
import { theSpot } from '../decide/names.ts';
import { type TableContext, useChoosing, useTable } from '../table-context.ts';
import { HINT_TEXTS } from './hint.texts.ts';
import './hint-slip.css';
import { type CopTag, hinted } from './hinted.ts';
import { type HintedTrip, sumOfTrip, type TripLine, tripOf } from './trip-hint.ts';

/**
 * What a strong player would do, on a slip at the foot of the map; the map shows the whole of it. Hints argue with the own plan
 * and cash, so on a shared device they wait until these are uncovered.
 */
export default function HintSlip() {
  const { session } = useTable();
  const say = useSay(TABLE_TEXTS);
  const sayBoard = useSay(BOARD_TEXTS);
  const sayHint = useSay(HINT_TEXTS);
  const peek = usePeek();
  const advice = useAdvice(session);
  const slip = useRef<HTMLElement>(null);
  useEffect(() => slip.current?.focus({ preventScroll: true }), []);
  const close = () => hinted.set(null);
  return (
    <section
      ref={slip}
      className="ep-hint"
      aria-label={sayHint('name')}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        close();
      }}
    >
      <button type="button" className="ep-hint-close" aria-label={say('close')} onClick={close}>
        <svg viewBox="-8 -8 16 16" aria-hidden="true">
          <path d="M-5-5 5 5M5-5-5 5" />
        </svg>
      </button>
      {advice === 'thinking' && <p role="status">{say('hintThinking')}</p>}
      {advice === 'failed' && <p role="alert">{say('hintFailed')}</p>}
      {typeof advice === 'object' && peek.isCovered && (
        <div className="ep-hint-cover">
          <p>{sayBoard('hintsCovered')}</p>
          <KeepOpen peek={peek} />
        </div>
      )}
      {typeof advice === 'object' && !peek.isCovered && <Options advice={advice} />}
    </section>
  );
}

/** The best options, one of them open and drawn on the map. */
function Options({ advice: { hints, reasons } }: { readonly advice: Advice }) {
  const table = useTable();
  const { selection } = useChoosing();
  const { session, view, printed, snapshot, words } = table;
  const say = useSay(TABLE_TEXTS);
  const sayHint = useSay(HINT_TEXTS);
  const [open, setOpen] = useState(0);
  const options = snapshot.options as readonly Action[];
  const trips = useMemo(
    () => hints.map(({ goal }) => tripOf(view, options, goal as TripGoal | null)),
    [hints, view, options],
  );
  const hint = hints[open];
  const trip = trips[open] ?? null;
  const sum = useMemo(() => (trip === null ? null : sumOfTrip(view, printed, trip)), [trip, view, printed]);
  const wound = sayHint('woundTag');
  const member = sayHint('member');
  useEffect(() => {
    if (hint === undefined) return;
    const answered = (sum?.meeting.answers ?? []).flatMap(({ use, covers }) =>
      covers.map((cop): CopTag => ({ ...cop, text: toolName(table, use, member), isWound: false })),
    );
    const wounds = (sum?.meeting.unanswered ?? []).map((cop): CopTag => ({ ...cop, text: wound, isWound: true }));
    const plan = trip?.plan ?? [hint.action as Action];
    hinted.set({ seq: snapshot.seq, plan, tags: [...answered, ...wounds] });
  }, [hint, trip, sum, table, snapshot.seq, wound, member]);
  if (hint === undefined) return <p>{say('hintNone')}</p>;
  const choose = () => {
    hinted.set(null);
    if (trip === null) selection.choose(hint.action as Action);
    else for (const target of trip.touches) selection.onTouch(target);
  };
  return (
    <>
      <header>
        <div className="ep-hint-options" role="tablist" aria-label={sayHint('options')} data-arrows="">
          {hints.map((other, index) => (
            <button
              key={`${index} ${JSON.stringify(other.action)}`}
              type="button"
              role="tab"
              aria-selected={index === open}
              aria-label={nameOf(table, other, trips[index] ?? null, sayHint)}
              data-tip={nameOf(table, other, trips[index] ?? null, sayHint)}
              onClick={() => setOpen(index)}
            >
              {index + 1}
            </button>
          ))}
        </div>
        <h2>
          {nameOf(table, hint, trip, sayHint)}{' '}
          <small>{say('hintChance', { percent: Math.round(hint.winChance * 100) })}</small>
        </h2>
      </header>
      <HintReason hint={hint} session={session} reasons={reasons} />
      <div className="ep-hint-foot">
        {sum !== null && (
          <dl>
            {sum.lines.map((line) => (
              <Line key={`${line.kind} ${line.answer?.use.component} ${line.answer?.use.index}`} line={line} />
            ))}
            <div className="is-net">
              <dt>{sayHint(sum.net < 0 ? 'costs' : 'brings')}</dt>
              <dd>{words.term('money', Math.abs(sum.net))}</dd>
            </div>
          </dl>
        )}
        {sum !== null && sum.net <= 0 && <p className="ep-hint-more">{sayHint('uncounted')}</p>}
        <Button small look="primary" onClick={choose}>
          {say('hintUse')}
        </Button>
      </div>
    </>
  );
}

function Line({ line }: { readonly line: TripLine }) {
  const table = useTable();
  const say = useSay(HINT_TEXTS);
  const { kind, money, answer } = line;
  const label = answer === null ? say(kind, { count: line.count }) : toolName(table, answer.use, say('member'));
  const cuffs = kind === 'wounds' && line.cuffs > 0 ? ` ${say('cuffs', { cuffs: line.cuffs })}` : '';
  return (
    <div className={kind === 'wounds' ? 'is-bad' : money > 0 ? 'is-good' : ''}>
      <dt>
        {label}
        {cuffs}
      </dt>
      <dd>{kind === 'answer' && money === 0 ? say('free') : signed(table, money)}</dd>
    </div>
  );
}

function signed({ words }: TableContext, money: number): string {
  const amount = words.term('money', Math.abs(money));
  return money === 0 ? amount : `${money < 0 ? '−' : '+'}${amount}`;
}

function nameOf(
  { view, words, session }: TableContext,
  { action }: TableHint,
  trip: HintedTrip | null,
  say: ReturnType<typeof useSay<'goTo' | 'leave'>>,
): string {
  if (trip === null) return words.say(session.game.name(action, view));
  return say(trip.isEscape ? 'leave' : 'goTo', { place: theSpot({ shown: view.table, words }, trip.node) });
}

/** An own component by its name. */
function toolName({ view, words }: TableContext, use: Extract<Action, { type: 'use' }>, member: string): string {
  const board = view.table.boards[view.viewer ?? 0];
  const item = board?.items[use.index] ?? 0;
  switch (use.component) {
    case 'contact':
      return words.term('contactName', (board?.contacts[use.index] ?? 1) - 1);
    case 'equipment':
      return words.term('equipment', equipmentOf(item));
    case 'fixer':
      return words.term('fixer', fixerOf(item));
    case 'asset':
      return words.term('asset', (board?.slots[use.index] ?? 1) - 1);
    default:
      return member;
  }
}
