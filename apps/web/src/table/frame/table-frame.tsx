import type { Refusal } from '@stakeout/kernel';
import { type RefObject, Suspense, useCallback, useMemo, useRef, useState } from 'react';
import { ResultButton } from '../../end/result-button.tsx';
import type { GameFront, TableProps } from '../../games/front.ts';
import { startGuide } from '../../guide/guide-state.ts';
import { useIsGuideFirst, useWantsGuide } from '../../guide/use-wants-guide.ts';
import { useSettings } from '../../state/settings.ts';
import { Curtain } from '../curtain.tsx';
import { GameMenu, KeyMap, PlayedSheet, TurnSummary } from '../lazy-sheets.ts';
import { RefusalSlip } from '../refusal-slip.tsx';
import { useNames } from '../seat-name.tsx';
import { useForced } from '../selection/use-forced.ts';
import { useSelection } from '../selection/use-selection.ts';
import { ToldTableProvider } from '../telling/told-table.ts';
import { useTelling } from '../telling/use-telling.ts';
import { useAnnouncements } from '../use-announcements.ts';
import { useKeys } from '../use-keys.ts';
import type { Picture, Playing, TableParts } from './parts.ts';
import { ShownTableProvider } from './shown-table.ts';
import './table-frame.css';

type Parts<Shown extends Playing, Target extends string, Action, Own extends Picture> = {
  readonly parts: TableParts<Shown, Target, Action, Own>;
};

const NO_STORY = () => false;
/** So many moves into a match its first notes are loaded: before that the guide has the word. */
const NOTES_FROM = 24;

/**
 * What all tables share: the curtain between players, the telling of moves, what is chosen, the prompt read out, the keys, the
 * sheets over the table, the guide and the end. A game fills it with its parts.
 */
export function TableFrame<Shown extends Playing, Target extends string, Action, Own extends Picture>({
  session,
  front,
  parts,
}: TableProps & Parts<Shown, Target, Action, Own>) {
  const root = useRef<HTMLElement>(null);
  const playing = parts.usePlaying(session, root);
  const { snapshot } = playing;
  const names = useNames(session, snapshot);
  const { curtain } = snapshot;
  if (curtain !== null) {
    return <Curtain hides={parts.hides} seat={curtain} name={names(curtain)} onLift={() => session.liftCurtain()} />;
  }
  if (snapshot.view === null) return null;
  return <Table session={session} front={front} parts={parts} playing={playing} root={root} />;
}

function Table<Shown extends Playing, Target extends string, Action, Own extends Picture>({
  session,
  front,
  parts,
  playing,
  root,
}: TableProps &
  Parts<Shown, Target, Action, Own> & { readonly playing: Shown; readonly root: RefObject<HTMLElement | null> }) {
  const [sheet, setSheet] = useState<string | null>(null);
  const askForHint = useCallback(() => setSheet('hint'), []);
  const [isEndShown, setEndShown] = useState(true);
  const { snapshot, told, isPlaying, isWaiting, stage } = playing;
  const { viewer, view, outcome } = snapshot;
  const wantsGuide = useWantsGuide(session);
  const touching = useForced(parts.touching, session, playing, sheet === null && !wantsGuide);
  const selection = useSelection(touching, session, stage);
  const nameOf = useNames(session, snapshot);
  const isActing = !isPlaying && outcome === null && viewer !== null && snapshot.toAct.includes(viewer);
  const moment = { session, playing, view, selection, isActing, nameOf };
  const picture = parts.usePicture(moment);
  useAnnouncements(session, parts.tellMove, picture.isToldEnough ? null : picture.prompt, isActing);
  const isGuideFirst = useIsGuideFirst(session) && parts.guidesFirst === true;
  useTelling(session, playing, nameOf, isGuideFirst);
  const hasEnded = outcome !== null && !isPlaying && !picture.isLingering;
  const isOnScreen = !hasEnded || !isEndShown;
  useKeys({
    game: session.game.id,
    isShown: isOnScreen,
    selection,
    isPlaying,
    isWaiting,
    stage,
    // What is being chosen is not to be lost for it.
    again: () => selection.parts.length === 0 && stage.again(),
    own: (event) => parts.ownKeys(event, picture, moment),
    onLog: () => setSheet('log'),
    onHint: () => isActing && askForHint(),
    onKeys: () => setSheet('keys'),
    onSummary: () => setSheet('summary'),
  });
  const { whyNot, trouble, dismiss } = selection;
  const shown = useMemo(
    () => ({ session, snapshot, nameOf, whyNot: whyNot as (target: string) => readonly Refusal[], askForHint }),
    [session, snapshot, nameOf, whyNot, askForHint],
  );
  // Whoever asks for advice has turned to the decision too.
  const hasChosen = selection.parts.length > 0 || selection.isSending || sheet === 'hint';
  const { tellMove, isStory = NO_STORY, loadRecap } = parts;
  const toldTable = useMemo(
    () => (session.isReplay ? null : { stage, told, isWaiting, isActing, hasChosen, tellMove, isStory, loadRecap }),
    [session, stage, told, isWaiting, isActing, hasChosen, tellMove, isStory, loadRecap],
  );
  const close = () => setSheet(null);
  const showTurn = (seat: number) => {
    close();
    startGuide(session.game.id, session.id, seat);
  };
  if (!isOnScreen) return <MatchEnd front={front} session={session} onBack={() => setEndShown(false)} />;
  const top = {
    facts: front.facts,
    onMenu: () => setSheet('menu'),
    onSummary: () => setSheet('summary'),
    onLog: () => setSheet('log'),
  };
  const wantsNote = isActing && session.kind === 'local' && !session.isReplay && snapshot.moves.length > NOTES_FROM;
  const { Provider, Coach, Note, Pieces, LogSheet, Hints, MenuWays, OwnSheet } = parts;
  return (
    <ShownTableProvider value={shown}>
      <ToldTableProvider value={toldTable}>
        <Provider picture={picture}>
          {wantsGuide && Coach !== undefined && (
            <Suspense fallback={null}>
              <Coach picture={picture} />
            </Suspense>
          )}
          {wantsNote && Note !== undefined && (
            <Suspense fallback={null}>
              <Note />
            </Suspense>
          )}
          <main
            ref={root}
            className={parts.className(view as never)}
            aria-busy={selection.isSending}
            data-moment={selection.moment}
          >
            <h1 className="visually-hidden">{front.facts.title}</h1>
            <Pieces picture={picture} root={root} top={top} />
            {hasEnded && <ResultButton onShow={() => setEndShown(true)} />}
          </main>
          {trouble !== null && <RefusalSlip trouble={trouble} onGone={dismiss} />}
          <Suspense fallback={null}>
            {sheet === 'menu' && (
              <GameMenu
                game={session.game.id}
                onClose={close}
                onLog={() => setSheet('log')}
                onHint={isActing ? askForHint : null}
                onKeys={() => setSheet('keys')}
                onSummary={() => setSheet('summary')}
                onPlayed={() => setSheet('played')}
                onGuide={viewer === null || Coach === undefined ? null : () => showTurn(viewer)}
              >
                {MenuWays !== undefined && <MenuWays onSheet={setSheet} />}
              </GameMenu>
            )}
            {sheet === 'log' && <LogSheet onClose={close} />}
            {sheet === 'keys' && <Keys parts={parts} onClose={close} />}
            {sheet === 'summary' && <TurnSummary game={session.game} front={front} onClose={close} />}
            {sheet === 'played' && <PlayedSheet session={session} front={front} onClose={close} />}
            {sheet === 'hint' && (
              <Hints
                session={session}
                nameOf={nameOf}
                onClose={close}
                onChoose={(action) => {
                  close();
                  selection.choose(action as Action);
                }}
              />
            )}
            {sheet !== null && OwnSheet !== undefined && <OwnSheet name={sheet} onClose={close} />}
          </Suspense>
        </Provider>
      </ToldTableProvider>
    </ShownTableProvider>
  );
}

function Keys<Shown extends Playing, Target extends string, Action, Own extends Picture>({
  parts: { keys },
  onClose,
}: Parts<Shown, Target, Action, Own> & { readonly onClose: () => void }) {
  const { language } = useSettings();
  return <KeyMap more={keys.map(([key, does]) => [key, does[language]])} onClose={onClose} />;
}

/** How the match went, in place of the table; the way back leads to the table as it was left. */
function MatchEnd({
  front: { End },
  session,
  onBack,
}: {
  readonly front: GameFront;
  readonly session: TableProps['session'];
  readonly onBack: () => void;
}) {
  return (
    <main className="match-end">
      <Suspense fallback={null}>
        <End session={session} onBack={onBack} />
      </Suspense>
    </main>
  );
}
