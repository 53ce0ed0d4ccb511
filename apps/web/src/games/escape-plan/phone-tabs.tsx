import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useSay } from '../../text/say.ts';
import { OwnBoard } from './board/own-board.tsx';
import { PlanPanel } from './board/plan-panel.tsx';
import { TableLog } from './log/table-log.tsx';
import { Outlook } from './outlook/outlook.tsx';
import './phone-tabs.css';
import { PHONE_TABS_TEXTS } from './phone-tabs.texts.ts';
import { NotorietyTrack } from './rail/notoriety-track.tsx';
import { Offer } from './rail/offer.tsx';
import { Patrol } from './rail/patrol.tsx';
import { askedOf, TABS, type Tab, tabsWithTargets, tabToShow } from './tab-of.ts';
import { useChoosing } from './table-context.ts';

const NAMES = {
  board: 'tabBoard',
  offer: 'tabOffer',
  notoriety: 'tabNotoriety',
  plan: 'tabPlan',
  log: 'tabLog',
} as const;

const STEPS: Readonly<Record<string, (index: number) => number>> = {
  ArrowLeft: (index) => (index + TABS.length - 1) % TABS.length,
  ArrowRight: (index) => (index + 1) % TABS.length,
  Home: () => 0,
  End: () => TABS.length - 1,
};

/** On a phone: the panels that stand around the city elsewhere, one at a time. */
export default function PhoneTabs() {
  const { selection } = useChoosing();
  const say = useSay(PHONE_TABS_TEXTS);
  const [open, setOpen] = useState<Tab>('board');
  const row = useRef<HTMLDivElement>(null);
  const { moment, parts, standing } = selection;
  const { legal } = standing;
  const marked = tabsWithTargets(legal);
  const [asked, setAsked] = useState(() => askedOf(legal));
  const [openedAt, setOpenedAt] = useState('');
  // Decided once for a decision: the map is not to change its size while something is chosen. What nothing is asked of stays as it was.
  useLayoutEffect(() => {
    if (parts.length === 0) setAsked((before) => askedOf(legal) ?? before);
  }, [parts, legal]);
  // What is to be touched next comes into sight by itself.
  useEffect(() => setOpen((tab) => tabToShow(tab, legal)), [legal]);

  function move(event: KeyboardEvent) {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const next = step(TABS.indexOf(open));
    show(TABS[next] ?? open);
    row.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  }

  /** Where it was folded, what is pressed once more folds again. */
  function show(tab: Tab) {
    setOpen(tab);
    setOpenedAt(tab === open && openedAt === moment ? '' : moment);
  }

  const look = asked === 'tabs' ? 'is-asked' : asked === 'map' && openedAt !== moment ? 'is-unasked' : '';
  return (
    <section className={`ep-tabs ${look}`}>
      <div ref={row} className="ep-tab-row" role="tablist" aria-label={say('tabs')}>
        {TABS.map((tab) => (
          <button
            key={tab}
            type="button"
            role="tab"
            id={`ep-tab-${tab}`}
            className={marked.has(tab) ? 'is-marked' : ''}
            aria-selected={tab === open}
            aria-controls="ep-tab-panel"
            tabIndex={tab === open ? 0 : -1}
            onClick={() => show(tab)}
            onKeyDown={move}
          >
            {say(NAMES[tab])}
            {marked.has(tab) && <span className="visually-hidden">, {say('tabLegal')}</span>}
          </button>
        ))}
      </div>
      <div className={`ep-tab-panel is-${open}`} role="tabpanel" id="ep-tab-panel" aria-labelledby={`ep-tab-${open}`}>
        <Panel tab={open} />
      </div>
    </section>
  );
}

function Panel({ tab }: { readonly tab: Tab }) {
  switch (tab) {
    case 'board':
      return <OwnBoard />;
    case 'offer':
      return <Offer />;
    case 'notoriety':
      return (
        <>
          <NotorietyTrack />
          <Patrol />
        </>
      );
    case 'plan':
      return (
        <>
          <PlanPanel />
          <Outlook />
        </>
      );
    case 'log':
      return <TableLog />;
  }
}
