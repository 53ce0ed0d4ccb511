import { type Action, type Card, ORDINARY, roleOf, type View, valueOfCard } from '@stakeout/gunrunners';
import { lazy, type RefObject, Suspense, useRef, useState } from 'react';
import { ResultButton } from '../../end/result-button.tsx';
import { startGuide } from '../../guide/guide-state.ts';
import { useWantsGuide } from '../../guide/use-wants-guide.ts';
import { useSettings } from '../../state/settings.ts';
import { Curtain } from '../../table/curtain.tsx';
import { GameMenu, HintPanel, KeyMap, TurnSummary } from '../../table/lazy-sheets.ts';
import { useNames } from '../../table/seat-name.tsx';
import { useSelection } from '../../table/selection/use-selection.ts';
import { TipLayer } from '../../table/tip-layer.tsx';
import { useAnnouncements } from '../../table/use-announcements.ts';
import { useKeys } from '../../table/use-keys.ts';
import { useSay } from '../../text/say.ts';
import type { TableProps } from '../front.ts';
import { Board } from './board/board.tsx';
import { BustPanel } from './bust/bust-panel.tsx';
import { MatchEnd } from './end/match-end.tsx';
import { GUNRUNNERS_TEXTS } from './gunrunners.texts.ts';
import { tellMove } from './log/tell-move.ts';
import { ownKeys } from './own-keys.ts';
import './gunrunners-table.css';
import { Hand } from './hand/hand.tsx';
import { LogSheet, TableLog } from './log/table-log.tsx';
import { type Playing, usePlaying } from './motion/use-playing.ts';
import { CardTip } from './pieces/card-tip.tsx';
import { CrateDrawing } from './pieces/crates.tsx';
import { Plates } from './plates/plates.tsx';
import { touching } from './play/touching.ts';
import { TablePrompt } from './prompt/table-prompt.tsx';
import { usePrompt } from './prompt/use-prompt.ts';
import { Delivery } from './rail/delivery.tsx';
import { type TableContext, TableProvider } from './table-context.ts';
import { TopBar } from './top-bar.tsx';

const Coach = lazy(async () => ({ default: (await import('./guide/coach.tsx')).GunrunnersCoach }));

/** The Gunrunners table. */
export default function GunrunnersTable({ session, front }: TableProps) {
  const root = useRef<HTMLElement>(null);
  const playing = usePlaying(session, root);
  const { snapshot } = playing;
  const names = useNames(session, snapshot);
  if (snapshot.curtain !== null) {
    return <Curtain seat={snapshot.curtain} name={names(snapshot.curtain)} onLift={() => session.liftCurtain()} />;
  }
  if (snapshot.view === null) return null;
  return <Table session={session} front={front} playing={playing} view={snapshot.view as View} root={root} />;
}

type Sheet = 'menu' | 'log' | 'hint' | 'keys' | 'summary';

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
  const { language } = useSettings();
  const say = useSay(GUNRUNNERS_TEXTS);
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const [isEndShown, setEndShown] = useState(true);
  const { snapshot, isPlaying, scene, stage } = playing;
  const { skip } = stage;
  const selection = useSelection(touching, session, stage);
  const nameOf = useNames(session, snapshot);
  const terms = session.game.texts[language].terms;
  const table: TableContext = {
    session,
    snapshot,
    view,
    seat: snapshot.viewer,
    language,
    say,
    nameOf,
    placeName: (location) => terms['location']?.(location) ?? '',
    busting: scene === null || scene.isOver ? -1 : scene.location,
    legal: selection.standing.legal,
    parts: selection.parts,
    onTouch: selection.onTouch,
  };
  const naming = {
    card: (card: Card) =>
      roleOf(card) === ORDINARY
        ? say('agentValue', { value: valueOfCard(card) })
        : (terms['role']?.(roleOf(card)) ?? ''),
    place: table.placeName,
    role: (role: number) => terms['role']?.(role) ?? '',
  };
  const prompt = usePrompt(table, selection, naming, playing.told);
  const isYourTurn = !isPlaying && snapshot.viewer !== null && snapshot.toAct.includes(snapshot.viewer);
  useAnnouncements(session, tellMove, table.busting >= 0 ? null : prompt, isYourTurn);
  const hasEnded = snapshot.outcome !== null && !isPlaying && scene === null;
  const isOnScreen = !hasEnded || !isEndShown;
  useKeys({
    game: session.game.id,
    isShown: isOnScreen,
    selection,
    isPlaying,
    skip,
    own: (event) => ownKeys(event, selection, { isTold: isPlaying && table.busting >= 0, skip }),
    onLog: () => setSheet('log'),
    onHint: () => isYourTurn && setSheet('hint'),
    onKeys: () => setSheet('keys'),
    onSummary: () => setSheet('summary'),
  });
  const wantsGuide = useWantsGuide(session);
  const close = () => setSheet(null);
  const showTurn = (seat: number) => {
    close();
    startGuide(session.game.id, session.id, seat);
  };
  if (!isOnScreen) return <MatchEnd session={session} onBack={() => setEndShown(false)} />;
  return (
    <TableProvider value={table}>
      {wantsGuide && (
        <Suspense fallback={null}>
          <Coach
            isActing={isYourTurn}
            hasPlan={selection.standing.plan !== null}
            isCalm={!isPlaying && selection.trouble === null}
          />
        </Suspense>
      )}
      <main
        ref={root}
        className={`gr-table of-${view.seats}`}
        aria-busy={selection.isSending}
        data-moment={selection.moment}
      >
        <h1 className="visually-hidden">Gunrunners</h1>
        <CrateDrawing />
        <TopBar onMenu={() => setSheet('menu')} onSummary={() => setSheet('summary')} />
        <div className="gr-prompt">
          <TablePrompt prompt={prompt} selection={selection} naming={naming} />
        </div>
        <div className="gr-board-area">
          <Board />
          {scene !== null && (
            <BustPanel
              scene={scene}
              isPlaying={table.busting >= 0}
              onClose={table.busting >= 0 ? skip : playing.closeScene}
            />
          )}
        </div>
        <Hand />
        <Plates />
        <aside className="gr-rail">
          <Delivery />
          <div className="panel gr-log">
            <TableLog />
          </div>
        </aside>
        <TipLayer root={root} picture={(anchor) => <CardTip anchor={anchor} />} />
        {hasEnded && <ResultButton onShow={() => setEndShown(true)} />}
      </main>
      <Suspense fallback={null}>
        {sheet === 'menu' && (
          <GameMenu
            game={session.game.id}
            onClose={close}
            onLog={() => setSheet('log')}
            onHint={isYourTurn ? () => setSheet('hint') : null}
            onKeys={() => setSheet('keys')}
            onSummary={() => setSheet('summary')}
            onGuide={snapshot.viewer === null ? null : () => showTurn(snapshot.viewer ?? 0)}
          />
        )}
        {sheet === 'log' && <LogSheet onClose={close} />}
        {sheet === 'keys' && <KeyMap onClose={close} />}
        {sheet === 'summary' && <TurnSummary game={session.game} front={front} onClose={close} />}
        {sheet === 'hint' && (
          <HintPanel
            session={session}
            nameOf={nameOf}
            onClose={close}
            onChoose={(action) => {
              close();
              selection.choose(action as Action);
            }}
          />
        )}
      </Suspense>
    </TableProvider>
  );
}
