import { memo, useId, useMemo, useState } from 'react';
import { Icon } from '../../../parts/icon.tsx';
import { listing } from '../../../text/listing.ts';
import { useSay } from '../../../text/say.ts';
import { useToldView } from '../board/told-view.ts';
import { useTable } from '../table-context.ts';
import { type EscapeOutlook, escapeOutlook } from './escape-outlook.ts';
import './outlook.css';
import { OUTLOOK_TEXTS } from './outlook.texts.ts';
import { RiskMeter } from './risk-meter.tsx';

/** How the viewer stands with the escape: which exit, how far, how many turns, what it costs, and how likely the bot finds it. */
export const Outlook = memo(function Outlook({
  isFoldedAtFirst = false,
}: {
  /** Where there is little room for it only the exit is shown, and the verdict once it is open. */
  readonly isFoldedAtFirst?: boolean;
}) {
  const { printed } = useTable();
  const view = useToldView();
  const say = useSay(OUTLOOK_TEXTS);
  const [folding, setFolded] = useState<boolean | null>(null);
  const isFolded = folding ?? isFoldedAtFirst;
  const id = useId();
  const outlook = useMemo(() => escapeOutlook(view, printed), [view, printed]);
  if (outlook === null) return null;
  return (
    <section className={`panel ep-outlook is-${outlook.mood}`} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="ep-outlook-head">
        <span className="label">{say('title')}</span>
        <Headline outlook={outlook} />
        <button
          type="button"
          className="ep-outlook-fold"
          aria-expanded={!isFolded}
          aria-controls={`${id}-body`}
          aria-label={say(isFolded ? 'unfold' : 'fold')}
          onClick={() => setFolded(!isFolded)}
        >
          <svg viewBox="0 0 12 12" aria-hidden="true">
            <path d={isFolded ? 'M2 4l4 4 4-4' : 'M2 8l4-4 4 4'} />
          </svg>
        </button>
      </h2>
      {isFolded && outlook.isOpen && <Verdict outlook={outlook} />}
      <div id={`${id}-body`} className="ep-outlook-body" hidden={isFolded}>
        {outlook.state === 'inCity' && <Figures outlook={outlook} />}
        <div className="ep-outlook-foot">
          <Verdict outlook={outlook} />
          {outlook.state === 'inCity' && <RiskMeter />}
        </div>
      </div>
    </section>
  );
});

/** The open exit, or those of which one will stay open. */
function Headline({ outlook }: { readonly outlook: EscapeOutlook }) {
  const say = useSay(OUTLOOK_TEXTS);
  const { language } = useTable();
  const { exits, isOpen } = outlook;
  const anyOf = listing(language, 'disjunction');
  const names = exits.map(({ exit }) => say('exit', { number: exit + 1 }));
  const [only] = names;
  return (
    <span className={`ep-outlook-exits ${isOpen ? 'is-open' : ''}`}>
      <Icon name="exit-door" />
      {names.length === 1 && only !== undefined
        ? say(isOpen ? 'open' : 'sure', { exit: only })
        : say('oneOf', { exits: anyOf.format(exits.map(({ exit }) => String(exit + 1))) })}
    </span>
  );
}

function Figures({ outlook }: { readonly outlook: EscapeOutlook }) {
  const say = useSay(OUTLOOK_TEXTS);
  const { words } = useTable();
  const { turns, prices, order, upkeep, cash, canPay, exits } = outlook;
  const price = prices[order] ?? 0;
  const money = (sum: number) => words.term('money', sum);
  const list = prices.map(money).join(', ');
  const orderTip = say('costTip', { prices: list, order: order + 1 });
  const costTip = upkeep > 0 ? `${orderTip} ${say('upkeepTip', { sum: money(upkeep) })}` : orderTip;
  return (
    <dl className="ep-outlook-figures">
      <div data-tip={say('awayTip')} className={exits.length > 1 ? 'is-wide' : ''}>
        <dt>{say('away')}</dt>
        {exits.map(({ exit, place, isHere, way }) => (
          <dd key={exit}>
            {exits.length > 1 && <span className="ep-outlook-exit">{exit + 1}</span>}
            {way === null ? (
              <span className="ep-outlook-note">
                {say(place === 'city' ? 'noWay' : place === 'stack' ? 'onStack' : 'hidden')}
              </span>
            ) : isHere ? (
              <span className="ep-outlook-note">{say('here')}</span>
            ) : (
              <>
                <b className="numeral">{say('points', { points: way.points })}</b>
                <small>{say('turns', { turns: way.turns })}</small>
              </>
            )}
          </dd>
        ))}
      </div>
      <div data-tip={say('leftTip')}>
        <dt>{say('left')}</dt>
        <dd>
          <b className="numeral">{turns.byDisc > 0 ? `${turns.sure} + ${turns.byDisc}` : turns.sure}</b>
          {turns.byDisc > 0 && <small>{say('plusDiscs', { count: turns.byDisc })}</small>}
        </dd>
      </div>
      <div data-tip={costTip} className={canPay === false ? 'is-short' : ''}>
        <dt>{say('cost')}</dt>
        <dd>
          <b className="numeral">{upkeep > 0 ? `${money(price)} + ${money(upkeep)}` : money(price)}</b>
          {cash !== null && (
            <small>
              {canPay ? say('youHave', { cash: money(cash) }) : say('youLack', { short: money(price + upkeep - cash) })}
            </small>
          )}
        </dd>
      </div>
    </dl>
  );
}

const SIGNS = { close: '!', lost: '✕', free: '✓' } as const;

/** The one thing to know now. Warnings and good news have a sign beside their colour. */
function Verdict({ outlook }: { readonly outlook: EscapeOutlook }) {
  const say = useSay(OUTLOOK_TEXTS);
  const { words: named } = useTable();
  return (
    <p className="ep-outlook-verdict">
      {outlook.mood !== 'calm' && <span aria-hidden="true">{SIGNS[outlook.mood]}</span>}
      {words()}
    </p>
  );

  function words(): string {
    const { state, isOpen, spare, canPay, turns, exits, paid } = outlook;
    if (state === 'gone') return say('gone', { cost: named.term('money', paid ?? 0) });
    if (state === 'arrested') return say('arrested');
    if (!isOpen) return say('later');
    const way = exits[0]?.way ?? null;
    if (way === null) return say('cannotReach');
    if (spare !== null && spare < 0) {
      return say('tooFar', { needed: way.turns, left: turns.sure + turns.byDisc });
    }
    if (canPay === false) return say('cannotPay');
    if (way.points === 0) return say('canGo');
    return spare === 0 ? say('noSpare') : say('spare', { count: spare ?? 0 });
  }
}
