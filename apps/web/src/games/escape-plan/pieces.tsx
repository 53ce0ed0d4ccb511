import { lazy, Suspense, useMemo, useRef, useState } from 'react';
import { Button } from '../../parts/button.tsx';
import type { PiecesProps } from '../../table/frame/parts.ts';
import { TopBar } from '../../table/frame/top-bar.tsx';
import { PromptPlace } from '../../table/telling/prompt-place.tsx';
import { TipLayer } from '../../table/tip-layer.tsx';
import { useSay } from '../../text/say.ts';
import { Automa } from './automa/automa.tsx';
import { OwnBoard } from './board/own-board.tsx';
import { CityMap } from './city/city-map.tsx';
import { isTall } from './city/geometry.ts';
import { useKept } from './city/use-kept.ts';
import { DayStrip } from './day-strip.tsx';
import { DecisionPanel } from './decide/decision-panel.tsx';
import './escape-plan-table.css';
import './column-layout.css';
import { HintFoot } from './hint/hint-layer.tsx';
import { TableLog } from './log/table-log.tsx';
import { SceneStrip } from './motion/scene-strip.tsx';
import { Outlook } from './outlook/outlook.tsx';
import { Plates } from './plates/plates.tsx';
import { TablePrompt } from './prompt/table-prompt.tsx';
import { NotorietyTrack } from './rail/notoriety-track.tsx';
import { Offer } from './rail/offer.tsx';
import { Patrol } from './rail/patrol.tsx';
import { tabsWithTargets } from './tab-of.ts';
import { hasTabs, isDesk } from './table-layout.ts';
import './top-bar.css';
import { TOP_BAR_TEXTS } from './top-bar.texts.ts';
import type { Picture } from './use-picture.ts';
import { useTableLayout } from './use-table-layout.ts';

// Only phones have them.
const PhoneTabs = lazy(() => import('./phone-tabs.tsx'));

/** Everything that lies on the table. */
export function Pieces({ picture: { table, choosing, prompt }, root, top }: PiecesProps<Picture>) {
  const [isRailOpen, setRailOpen] = useState(false);
  const room = useRef<HTMLDivElement>(null);
  const city = useKept(table.view.table.city);
  const layout = useTableLayout(
    room,
    useMemo(() => isTall(city), [city]),
  );
  const isColumn = layout === 'column';
  const isTabbed = hasTabs(layout);
  const say = useSay(TOP_BAR_TEXTS);
  // Where the rail is a drawer, it opens by itself when a contact is to be taken from it.
  const isOfferNeeded = tabsWithTargets(choosing.selection.standing.legal).has('offer');
  const isRailShown = isRailOpen || isOfferNeeded;
  return (
    <>
      <div ref={room} className="ep-room">
        <div className={`ep-layout is-${isColumn ? 'desk has-column' : layout} ${isTabbed ? 'has-tabs' : ''}`}>
          <TopBar
            {...top}
            ways={
              layout === 'upright' && (
                <Button
                  look="ghost"
                  small
                  className="ep-nav-rail"
                  aria-expanded={isRailShown}
                  aria-controls="ep-rail"
                  onClick={() => setRailOpen(!isRailOpen)}
                >
                  {say('rail')}
                </Button>
              )
            }
          >
            <DayStrip />
          </TopBar>
          <PromptPlace className="ep-prompt">
            <TablePrompt prompt={prompt} />
          </PromptPlace>
          <div className="ep-stage">
            <CityMap />
            {!isColumn && <DecisionPanel />}
            <HintFoot />
            {!isDesk(layout) && <Automa />}
            <SceneStrip />
          </div>
          {isColumn && <DecisionPanel hasColumn />}
          {isTabbed ? (
            <Suspense fallback={<div className="ep-tabs" />}>
              <PhoneTabs />
            </Suspense>
          ) : (
            <OwnBoard />
          )}
          <div className="ep-side">
            <Plates />
            {isDesk(layout) && (
              <>
                <Automa />
                <Patrol />
              </>
            )}
          </div>
          {layout === 'upright' && (
            <div className="ep-middle">
              <Patrol />
              <NotorietyTrack />
            </div>
          )}
          {!isTabbed && (
            <aside
              id="ep-rail"
              className={`ep-rail ${isRailShown ? 'is-open' : ''} ${isOfferNeeded ? 'is-offer-needed' : ''}`}
            >
              {isDesk(layout) && <NotorietyTrack />}
              <Offer />
              <Outlook isFoldedAtFirst />
              <div className="panel ep-log">
                <TableLog />
              </div>
            </aside>
          )}
        </div>
      </div>
      <TipLayer root={root} />
    </>
  );
}
