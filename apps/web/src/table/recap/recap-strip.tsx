import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { announce } from '../../parts/live-region.tsx';
import { PlayerSymbol, seatClass } from '../../parts/player-symbol.tsx';
import { useSettings } from '../../state/settings.ts';
import { useSay } from '../../text/say.ts';
import { useShownTable } from '../frame/shown-table.ts';
import type { Chapter } from '../motion/playback.ts';
import { textOf } from '../phrase.ts';
import { TABLE_TEXTS } from '../table.texts.ts';
import type { ToldTable } from '../telling/told-table.ts';
import { lastTurn } from './grouped.ts';
import { PacePicker } from './pace-picker.tsx';
import type { RecapLine } from './recap.ts';
import './recap-strip.css';
import { RECAP_STRIP_TEXTS } from './recap.texts.ts';
import { RecapList } from './recap-list.tsx';
import { type ShownRecap, useRecap } from './use-recap.ts';

/** The line that is shown, or was shown last, and up to which move the others had been told of then. */
interface Shown {
  readonly line: string;
  readonly since: Chapter['move'] | null;
}

/** What the others did since one's last turn, what they did to oneself first; every line can be seen again on the table. */
export function RecapStrip({ table }: { readonly table: ToldTable }) {
  const { session } = useShownTable();
  const { language } = useSettings();
  const [shown, setShown] = useState<Shown | null>(null);
  const recap = useRecap(session, table, shown?.since ?? null, language);
  if (recap === null) return null;
  const since = recap.chapters.at(-1)?.move ?? null;
  const show = (line: RecapLine) => {
    setShown({ line: line.key, since });
    table.stage.retell(recap.chapters.slice(line.first, line.last + 1));
  };
  return <Strip table={table} recap={recap} shown={shown?.since === since ? shown.line : null} onShow={show} />;
}

function Strip({
  table: { stage },
  recap,
  shown,
  onShow,
}: {
  readonly table: ToldTable;
  readonly recap: ShownRecap;
  /** The line that is shown, or was shown last. */
  readonly shown: string | null;
  readonly onShow: (line: RecapLine) => void;
}) {
  const say = useSay(RECAP_STRIP_TEXTS);
  const sayAround = useSay(TABLE_TEXTS);
  const { nameOf, session } = useShownTable();
  const [isOpen, setOpen] = useState(false);
  const body = useRef<HTMLElement>(null);
  const { toMe, groups, chapters, isRead, dismiss } = recap;
  const lines = [...toMe, ...groups.flatMap((group) => group.lines)];
  const at = lines.findIndex(({ key }) => key === shown);
  const next = lines[at + 1];
  const current = lines[Math.max(0, at)]?.key ?? null;
  const list = { nameOf, shown, current, onShow };
  const isCut = useIsCut(body);
  const more = say(isOpen ? 'fewer' : 'all');
  useSpoken(toMe.map(({ phrase }) => textOf(phrase, nameOf)).join(' '));
  return (
    <section
      className={`recap ${isOpen ? 'is-open' : isCut ? 'is-cut' : ''} ${isRead ? 'is-gone' : ''}`}
      aria-label={say('title')}
      data-testid="recap"
    >
      <header>
        <h2>{say('title')}</h2>
        {at >= 0 && <span className="recap-count">{say('count', { number: at + 1, all: lines.length })}</span>}
        <PacePicker game={session.game.id} />
        <Button small className="recap-again" onClick={() => stage.retell(lastTurn(chapters))}>
          {sayAround('again')}
        </Button>
        <Button
          small
          className={`recap-next ${next === undefined ? 'is-gone' : ''}`}
          onClick={() => next !== undefined && onShow(next)}
        >
          {sayAround('next')}
        </Button>
        <Button
          small
          look="ghost"
          className="recap-all"
          aria-label={more}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <span>{more}</span>
          <svg viewBox="0 0 12 12" aria-hidden="true">
            <path
              d={isOpen ? 'M1.5 8.5 6 4l4.5 4.5' : 'M1.5 3.5 6 8l4.5-4.5'}
              fill="none"
              stroke="currentColor"
              strokeWidth="2"
            />
          </svg>
        </Button>
        <Button small look="ghost" className="recap-close" aria-label={sayAround('close')} onClick={dismiss}>
          ✕
        </Button>
      </header>
      <section ref={body} className="recap-body" aria-label={say('lines')}>
        {toMe.length > 0 && (
          <RecapList {...list} className={`is-to-me ${seatClass(session.get().viewer ?? 0)}`} lines={toMe} withSymbols>
            <PlayerSymbol seat={session.get().viewer ?? 0} />
            {say('toMe')}
          </RecapList>
        )}
        {groups.map(({ seat, lines: own }) => (
          <RecapList {...list} key={seat} className={seat === null ? '' : seatClass(seat)} lines={own}>
            {seat !== null && <PlayerSymbol seat={seat} />}
            {seat === null ? say('table') : nameOf(seat)}
          </RecapList>
        ))}
      </section>
    </section>
  );
}

/** Whether there are more lines than are in sight: then it is said, and all of them can be had. */
function useIsCut(body: RefObject<HTMLElement | null>): boolean {
  const [isCut, setCut] = useState(false);
  const measure = useCallback(() => {
    const element = body.current;
    if (element !== null) setCut(element.scrollHeight > element.clientHeight + 1);
  }, [body]);
  // Other lines have another height in the same room.
  useLayoutEffect(measure);
  useLayoutEffect(() => {
    if (body.current === null) return;
    const sizes = new ResizeObserver(measure);
    sizes.observe(body.current);
    return () => sizes.disconnect();
  }, [body, measure]);
  return isCut;
}

/** Moves are announced as they are made; what they came to for the listener is said once. */
function useSpoken(lines: string): void {
  const say = useSay(RECAP_STRIP_TEXTS);
  useEffect(() => {
    if (lines !== '') announce(say('spoken', { lines }));
  }, [say, lines]);
}
