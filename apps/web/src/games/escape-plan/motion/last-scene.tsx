import { ARRESTED, escapePriceOf, openExit, UPKEEP } from '@stakeout/escape-plan';
import { Icon } from '../../../parts/icon.tsx';
import { useSay } from '../../../text/say.ts';
import { PawnSign } from '../plates/pawn-sign.tsx';
import { useTable } from '../table-context.ts';
import { LAST_SCENE_TEXTS } from './last-scene.texts.ts';
import type { Strip } from './strips.ts';

const DAWN = 4;

/** On the last day every part is one less: the way out is said, and at last that there is no other. */
export function LastHours({ part }: { readonly part: number }) {
  const { words, view } = useTable();
  const say = useSay(LAST_SCENE_TEXTS);
  const exit = words.term('exit', openExit(view.table));
  return <span className="ep-scene-note">{part === DAWN ? say('lastDawn') : say('lastDay', { exit })}</span>;
}

/** How the game ends, step by step: what is due, who gets out, who is arrested, and how everybody stands. */
export function LastScene({
  strip,
}: {
  readonly strip: Extract<Strip, { kind: 'due' | 'escaped' | 'arrested' | 'ended' }>;
}) {
  const { words, view } = useTable();
  const say = useSay(LAST_SCENE_TEXTS);
  const { seats } = view.table;
  switch (strip.kind) {
    case 'ended':
      return (
        <>
          <b className="ep-scene-title">
            <Icon name="sunrise" />
            {say('ended')}
          </b>
          <ul>
            {view.table.status.slice(0, seats).map((status, pawn) => (
              <li key={words.pawn(pawn)} className="ep-scene-card">
                <PawnSign pawn={pawn} seats={seats} />
                {words.pawn(pawn)}
                <i className={`ep-scene-stamp ${status === ARRESTED ? '' : 'is-escaped'}`}>
                  {say(status === ARRESTED ? 'arrested' : 'escaped')}
                </i>
              </li>
            ))}
          </ul>
        </>
      );
    case 'due':
      return (
        <span className="ep-scene-who">
          <PawnSign pawn={strip.pawn} seats={seats} />
          <span>{say('due', { name: words.pawn(strip.pawn), amount: words.term('money', strip.amount) })}</span>
        </span>
      );
    default:
      return (
        <>
          <span className="ep-scene-who">
            <PawnSign pawn={strip.pawn} seats={seats} />
            {words.pawn(strip.pawn)}
          </span>
          <i className={`ep-scene-stamp is-${strip.kind}`}>{say(strip.kind)}</i>
          <span className="ep-scene-note">
            <Fate strip={strip} />
          </span>
        </>
      );
  }
}

/** At what price somebody got out, or what kept them in. */
function Fate({ strip }: { readonly strip: Extract<Strip, { kind: 'escaped' | 'arrested' }> }) {
  const { words, view, printed } = useTable();
  const say = useSay(LAST_SCENE_TEXTS);
  const { table } = view;
  const cost = escapePriceOf(table, printed, strip.pawn);
  if (strip.kind === 'arrested') {
    const price = words.term('money', strip.why === 'upkeep' ? UPKEEP : cost);
    return say(`why.${strip.why}`, { price });
  }
  const place = table.escapes.indexOf(strip.pawn);
  const number = (place < 0 ? table.escapes.length : place) + 1;
  if (strip.pawn >= table.seats) return say('costaOut', { number });
  return cost === 0 ? say('outFree', { number }) : say('outPaid', { number, price: words.term('money', cost) });
}
