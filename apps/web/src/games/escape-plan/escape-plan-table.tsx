import type { Action, View } from '@stakeout/escape-plan';
import { lazy, type RefObject, Suspense, useMemo, useRef, useState } from 'react';
import { ResultButton } from '../../end/result-button.tsx';
import { startGuide } from '../../guide/guide-state.ts';
import { useWantsGuide } from '../../guide/use-wants-guide.ts';
import { Curtain } from '../../table/curtain.tsx';
import { GameMenu, KeyMap, TurnSummary } from '../../table/lazy-sheets.ts';
import { useNames } from '../../table/seat-name.tsx';
import { useSelection } from '../../table/selection/use-selection.ts';
import { TipLayer } from '../../table/tip-layer.tsx';
import { useSay } from '../../text/say.ts';
import type { TableProps } from '../front.ts';
import { AutomaPanel } from './automa/automa-panel.tsx';
import { OwnBoard } from './board/own-board.tsx';
import { CityMap } from './city/city-map.tsx';
import { DecisionPanel } from './decide/decision-panel.tsx';
import { MatchEnd } from './end/match-end.tsx';
import './escape-plan-table.css';
import { useAnnouncements } from '../../table/use-announcements.ts';
import { useKeys } from '../../table/use-keys.ts';
import { OwnHints } from './hint/own-hints.tsx';
import { KEYS_TEXTS } from './keys.texts.ts';
import { LogSheet, TableLog } from './log/table-log.tsx';
import { tellMove } from './log/tell-move.ts';
import { SceneStrip } from './motion/scene-strip.tsx';
import { type Playing, usePlaying } from './motion/use-playing.ts';
import { Outlook } from './outlook/outlook.tsx';
import { ownKeys } from './own-keys.ts';
import { PhoneTabs } from './phone-tabs.tsx';
import { Plates } from './plates/plates.tsx';
import { previewOf } from './play/preview.ts';
import { touching } from './play/touching.ts';
import { TablePrompt } from './prompt/table-prompt.tsx';
import { usePrompt } from './prompt/use-prompt.ts';
import { NotorietyTrack } from './rail/notoriety-track.tsx';
import { Offer } from './rail/offer.tsx';
import { Patrol } from './rail/patrol.tsx';
import { PlacesButton } from './rail/places-button.tsx';
import { tabsWithTargets } from './tab-of.ts';
import { ChoosingProvider, TableProvider } from './table-context.ts';
import { TopBar } from './top-bar.tsx';
import { useIsPhone } from './use-is-phone.ts';
import { useTableContext } from './use-table-context.ts';

const PlacesDialog = lazy(async () => ({ default: (await import('./rail/places-dialog.tsx')).PlacesDialog }));
const Coach = lazy(async () => ({ default: (await import('./guide/coach.tsx')).EscapePlanCoach }));

/** The Escape Plan table. */
export default function EscapePlanTable({ session, front }: TableProps) {
  const root = useRef<HTMLElement>(null);
  const playing = usePlaying(session, root);
  const { snapshot } = playing;
  const names = useNames(session, snapshot);
  if (snapshot.curtain !== null) {
    return (
      <Curtain
        hides="Board"
        seat={snapshot.curtain}
        name={names(snapshot.curtain)}
        onLift={() => session.liftCurtain()}
      />
    );
  }
  if (snapshot.view === null) return null;
  return <Table session={session} front={front} playing={playing} view={snapshot.view as View} root={root} />;
}

type Sheet = 'menu' | 'log' | 'hint' | 'keys' | 'summary' | 'places';

const KEYS = [
  ['M', 'map'],
  ['B', 'board'],
  ['D', 'panel'],
  ['Shift + ← ↑ ↓ →', 'pan'],
  ['+ − 0', 'zoom'],
  ['Q E', 'turn'],
  ['V', 'peek'],
] as const;

function Table({
  session,
  front,
  playing,
  view,
  root,
}: TableProps & {
  readonly playing: Playing;
  readonly view: View;
  readonly root: RefObject<HTMLElement | null>;
}) {
  const sayKey = useSay(KEYS_TEXTS);
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const [isEndShown, setEndShown] = useState(true);
  const [isRailOpen, setRailOpen] = useState(false);
  const isPhone = useIsPhone();
  const { snapshot, isPlaying, stage } = playing;
  const selection = useSelection(touching, session, stage);
  const { parts, standing } = selection;
  // Where the rail is a drawer, it opens by itself when a contact is to be taken from it.
  const isOfferNeeded = tabsWithTargets(standing.legal).has('offer');
  const preview = useMemo(() => previewOf(view, parts, standing.plan), [view, parts, standing.plan]);
  const choosing = useMemo(() => ({ selection, preview }), [selection, preview]);
  const table = useTableContext(session, playing, view);
  const wantsGuide = useWantsGuide(session);
  const prompt = usePrompt(table, choosing, playing.told);
  useAnnouncements(session, tellMove, prompt, table.isActing);
  const hasEnded = snapshot.outcome !== null && !isPlaying;
  const isOnScreen = !hasEnded || !isEndShown;
  useKeys({
    game: session.game.id,
    own: (event) => ownKeys(event, selection),
    isShown: isOnScreen,
    selection,
    isPlaying,
    skip: stage.skip,
    onLog: () => setSheet('log'),
    onHint: () => table.isActing && setSheet('hint'),
    onKeys: () => setSheet('keys'),
    onSummary: () => setSheet('summary'),
  });
  const close = () => setSheet(null);
  const showTurn = (seat: number) => {
    close();
    startGuide(session.game.id, session.id, seat);
  };
  if (!isOnScreen) return <MatchEnd session={session} onBack={() => setEndShown(false)} />;
  return (
    <TableProvider value={table}>
      <ChoosingProvider value={choosing}>
        {wantsGuide && (
          <Suspense fallback={null}>
            <Coach />
          </Suspense>
        )}
        <main
          ref={root}
          className={`ep-table of-${view.table.seats}`}
          aria-busy={selection.isSending}
          data-moment={selection.moment}
        >
          <h1 className="visually-hidden">Escape Plan</h1>
          <TopBar
            onMenu={() => setSheet('menu')}
            onSummary={() => setSheet('summary')}
            onRail={() => setRailOpen(!isRailOpen)}
            isRailOpen={isRailOpen || isOfferNeeded}
          />
          <div className="ep-prompt">
            <TablePrompt prompt={prompt} />
          </div>
          <div className="ep-stage">
            <CityMap />
            <DecisionPanel />
            <AutomaPanel />
            <SceneStrip />
          </div>
          {isPhone ? <PhoneTabs /> : <OwnBoard />}
          <div className="ep-side">
            <Plates />
            {!isPhone && <Patrol />}
          </div>
          {!isPhone && (
            <aside id="ep-rail" className={`ep-rail ${isRailOpen || isOfferNeeded ? 'is-open' : ''}`}>
              <NotorietyTrack />
              <Offer />
              <Outlook isFoldedAtFirst />
              <div className="panel ep-log">
                <TableLog />
              </div>
            </aside>
          )}
          <TipLayer root={root} />
          {hasEnded && <ResultButton onShow={() => setEndShown(true)} />}
        </main>
        <Suspense fallback={null}>
          {sheet === 'menu' && (
            <GameMenu
              game={session.game.id}
              onClose={close}
              onLog={() => setSheet('log')}
              onHint={table.isActing ? () => setSheet('hint') : null}
              onKeys={() => setSheet('keys')}
              onSummary={() => setSheet('summary')}
              onGuide={snapshot.viewer === null ? null : () => showTurn(snapshot.viewer ?? 0)}
            >
              <PlacesButton onClick={() => setSheet('places')} />
            </GameMenu>
          )}
          {sheet === 'places' && <PlacesDialog onClose={close} />}
          {sheet === 'log' && <LogSheet onClose={close} />}
          {sheet === 'keys' && <KeyMap more={KEYS.map(([key, does]) => [key, sayKey(does)])} onClose={close} />}
          {sheet === 'summary' && <TurnSummary game={session.game} front={front} onClose={close} />}
          {sheet === 'hint' && (
            <OwnHints
              session={session}
              nameOf={table.nameOf}
              onClose={close}
              onChoose={(action) => {
                close();
                selection.choose(action as Action);
              }}
            />
          )}
        </Suspense>
      </ChoosingProvider>
    </TableProvider>
  );
}
