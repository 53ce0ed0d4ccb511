import { ARRESTED, COPS, escapePriceOf, openExit, UPKEEP } from '@stakeout/escape-plan';
import { memo } from 'react';
import type { IconName } from '../../../icons/names.ts';
import { Icon } from '../../../parts/icon.tsx';
import { useStore } from '../../../state/store.ts';
import { useSay } from '../../../text/say.ts';
import { CopBadge } from '../cards/cop-badge.tsx';
import { PawnSign } from '../plates/pawn-sign.tsx';
import { useTable } from '../table-context.ts';
import { SCENE_TEXTS } from './scene.texts.ts';
import './scene-strip.css';
import type { Strip } from './strips.ts';

const PARTS: readonly IconName[] = ['sunbeams', 'sun', 'sunset', 'moon', 'sunrise'];
const SKIES = ['morning', 'afternoon', 'dusk', 'night', 'dawn'] as const;

/** What deserves a moment passes over the top of the map. It is told to listeners as the log has it. */
export const SceneStrip = memo(function SceneStrip() {
  const { story } = useTable();
  const { strip } = useStore(story);
  if (strip === null) return null;
  const sky = strip.kind === 'part' ? `is-${SKIES[strip.part] ?? 'morning'}` : '';
  return (
    <div className={`ep-scene of-${strip.kind} ${sky}`} aria-hidden="true" key={JSON.stringify(strip)}>
      <Scene strip={strip} />
    </div>
  );
});

/** On the last day every part is one less: the way out is said, and at last that there is no other. */
function LastHours({ part }: { readonly part: number }) {
  const { words, view } = useTable();
  const say = useSay(SCENE_TEXTS);
  const exit = openExit(view.table);
  if (exit < 0) return null;
  const isDawn = part === PARTS.length - 1;
  return (
    <span className="ep-scene-note">
      {isDawn ? say('lastDawn') : say('lastDay', { exit: words.term('exit', exit) })}
    </span>
  );
}

function Scene({ strip }: { readonly strip: Strip }) {
  const { words, view } = useTable();
  const say = useSay(SCENE_TEXTS);
  const { seats } = view.table;
  switch (strip.kind) {
    case 'part':
      return (
        <b className="ep-scene-title">
          <Icon name={PARTS[strip.part] ?? 'sun'} />
          {words.term('part', strip.part)}
          <LastHours part={strip.part} />
        </b>
      );
    case 'day':
      return (
        <>
          <b className="ep-scene-title">{say('day', { day: strip.day })}</b>
          <ul>
            {strip.incomes.map(({ pawn, amount }) => (
              <li key={pawn}>
                <PawnSign pawn={pawn} seats={seats} />+{words.term('money', amount)}
              </li>
            ))}
          </ul>
        </>
      );
    case 'patrol':
      return (
        <>
          <b className="ep-scene-title">
            <Icon name="police-car" />
            {say('patrol')}
          </b>
          <ul>
            {strip.cards.map(({ exit, isBlocked }) => (
              <li key={`${exit} ${isBlocked}`} className="ep-scene-card">
                {words.term('exit', exit)}
                {isBlocked && <i className="ep-scene-stamp">{say('blocked')}</i>}
              </li>
            ))}
          </ul>
        </>
      );
    case 'tiles':
      return (
        <>
          <b className="ep-scene-title">{say('tiles')}</b>
          <ul>
            {strip.tiles.map(({ tile, cops }) => (
              <li key={tile} className="ep-scene-card">
                {words.term('tile', tile)}
                {COPS.map((name, cop) => (cops & (1 << cop)) !== 0 && <CopBadge key={name} cop={cop} />)}
              </li>
            ))}
          </ul>
        </>
      );
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
          <span>
            {words.pawn(strip.pawn)} {say('due', { amount: words.term('money', strip.amount) })}
          </span>
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
  const say = useSay(SCENE_TEXTS);
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
