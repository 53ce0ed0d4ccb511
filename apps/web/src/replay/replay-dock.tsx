import { type ReactNode, useState } from 'react';
import { PlayOnButton } from '../branch/play-on-button.tsx';
import { Button } from '../parts/button.tsx';
import { Icon } from '../parts/icon.tsx';
import { announce } from '../parts/live-region.tsx';
import { useSaid } from '../parts/use-said.ts';
import { Link } from '../routes/link.tsx';
import { matchPath } from '../routes/match-path.ts';
import { go } from '../routes/router.ts';
import { useNames } from '../table/seat-name.tsx';
import { useSay } from '../text/say.ts';
import { MoveLines, useLinesAt } from './move-lines.tsx';
import { OpenTable } from './open-table.tsx';
import type { AnyExport, Eyes, Recording } from './recording.ts';
import { replayTexts } from './replay.texts.ts';
import type { ReplaySession } from './replay-session.ts';
import { Scrubber } from './scrubber.tsx';
import { type ReplayControls, SPEEDS } from './use-replay.ts';

/** Everything that a replay is steered by, and what happened in the move that is shown. */
export function ReplayDock({
  session,
  recording,
  controls,
  isVerified,
  kind,
  isResultShown,
  onResult,
  path,
}: {
  readonly session: ReplaySession;
  readonly recording: Recording;
  readonly controls: ReplayControls;
  readonly isVerified: boolean;
  readonly kind: 'local' | 'online';
  readonly isResultShown: boolean;
  /** Shows how the match ended, or the table again; `null` where there is nothing to show. */
  readonly onResult: (() => void) | null;
  /** Where the match can be seen again; `null` where it is kept nowhere. */
  readonly path: string | null;
}) {
  const say = useSay(replayTexts);
  const { step, length, isPlaying, speed, goTo, toggle, setSpeed } = controls;
  const lines = useLinesAt(session);
  const nameOf = useNames(session, session.get());
  const [isMoreShown, setMoreShown] = useState(false);
  const { file, seats } = recording;
  const playedOn = file === null ? null : { game: recording.game.id, seats, file, path };
  const where = step === 0 ? say('start') : say('moveOf', { step, length });
  return (
    <section className="replay-dock" aria-label={say('controls')}>
      {!isResultShown && <h1 className="visually-hidden">{say('title')}</h1>}
      <div className="replay-told-now">
        <p className="label">{where}</p>
        {isVerified && (
          <p className="replay-verified" title={say('verifiedHint')}>
            <Icon name="check-mark" /> {say('verified')}
          </p>
        )}
        {recording.outcome === null && <p className="replay-running">{say('running')}</p>}
        <MoveLines lines={lines} />
        <Link className="replay-close" href="/replays" aria-label={say('close')} title={say('close')}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M5 5 19 19M19 5 5 19" />
          </svg>
        </Link>
      </div>
      {session.film.eyes === 'open' && !isResultShown && (
        <div className={`replay-hands ${isMoreShown ? 'shown' : ''}`}>
          <OpenTable
            game={recording.game}
            view={session.get().view}
            names={recording.seats.map((_, seat) => nameOf(seat))}
          />
        </div>
      )}
      <div className="replay-steer">
        <div className="replay-buttons">
          <StepButton label={say('first')} disabled={step === 0} onPress={() => goTo(0)}>
            <path d="M4 4h3v16H4zM20 4v16L8 12z" />
          </StepButton>
          <StepButton label={say('previous')} disabled={step === 0} onPress={() => goTo(step - 1)}>
            <path d="M17 4v16L6 12z" />
          </StepButton>
          <StepButton label={say(isPlaying ? 'pause' : 'play')} isMain onPress={toggle}>
            <path d={isPlaying ? 'M6 4h4.5v16H6zM13.5 4H18v16h-4.5z' : 'M6 3v18l15-9z'} />
          </StepButton>
          <StepButton label={say('next')} disabled={step === length} onPress={() => goTo(step + 1)}>
            <path d="M7 4v16l11-8z" />
          </StepButton>
          <StepButton label={say('last')} disabled={step === length} onPress={() => goTo(length)}>
            <path d="M17 4h3v16h-3zM4 4v16l12-8z" />
          </StepButton>
          <button
            type="button"
            className="replay-button more"
            aria-expanded={isMoreShown}
            aria-controls="replay-choices"
            aria-label={say('more')}
            onClick={() => setMoreShown(!isMoreShown)}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M3 10h4v4H3zM10 10h4v4h-4zM17 10h4v4h-4z" />
            </svg>
          </button>
        </div>
        <Scrubber
          step={step}
          length={length}
          marks={session.film.marks}
          label={say('move')}
          valueText={[where, ...lines.map(({ text }) => text)].join('. ')}
          onStep={goTo}
        />
        <div id="replay-choices" className={`replay-choices ${isMoreShown ? 'shown' : ''}`}>
          <label>
            <span className="label">{say('speed')}</span>
            <select value={speed} onChange={(event) => setSpeed(Number(event.target.value))}>
              {SPEEDS.map((value) => (
                <option key={value} value={value}>
                  ×{value}
                </option>
              ))}
            </select>
          </label>
          <EyesChoice session={session} recording={recording} />
          {onResult !== null && (
            <Button small aria-pressed={isResultShown} onClick={onResult}>
              {say('result')}
            </Button>
          )}
          {playedOn !== null && step < length && (
            <PlayOnButton match={playedOn} moves={step} eyes={session.film.eyes} />
          )}
          {recording.file !== null && <ReviewLink id={session.id} kind={kind} file={recording.file} />}
          <CopyLink />
        </div>
      </div>
      <p className="visually-hidden">{say('keys')}</p>
    </section>
  );
}

function StepButton({
  label,
  isMain = false,
  disabled = false,
  onPress,
  children,
}: {
  readonly label: string;
  readonly isMain?: boolean;
  readonly disabled?: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}) {
  return (
    <button
      type="button"
      className={`replay-button ${isMain ? 'main' : ''}`}
      aria-label={label}
      title={label}
      // It stays where the focus is: whoever comes to the end by keyboard must not lose their place.
      aria-disabled={disabled}
      onClick={() => {
        if (!disabled) onPress();
      }}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        {children}
      </svg>
    </button>
  );
}

/** The choice of eyes; a running match has only the reader's own. */
function EyesChoice({ session, recording }: { readonly session: ReplaySession; readonly recording: Recording }) {
  const say = useSay(replayTexts);
  if (recording.eyes.length < 2) return null;
  const nameOf = (eyes: Eyes) => {
    if (eyes === 'open') return say('open');
    if (eyes === null) return say('spectator');
    return recording.seats[eyes]?.name || say('player', { number: eyes + 1 });
  };
  return (
    <label>
      <span className="label">{say('eyes')}</span>
      <select
        value={String(session.film.eyes)}
        onChange={(event) => {
          const chosen = recording.eyes.find((eyes) => String(eyes) === event.target.value);
          if (chosen !== undefined) session.lookThrough(chosen);
        }}
      >
        {recording.eyes.map((eyes) => (
          <option key={String(eyes)} value={String(eyes)}>
            {nameOf(eyes)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The way to the review. A file is kept nowhere: its match goes along in the address. */
function ReviewLink({
  id,
  kind,
  file,
}: {
  readonly id: string;
  readonly kind: 'local' | 'online';
  readonly file: AnyExport;
}) {
  const say = useSay(replayTexts);
  if (id !== 'file' && id !== 'link') {
    return (
      <Link className="button plain small" href={matchPath('review', kind, id)}>
        {say('review')}
      </Link>
    );
  }
  return (
    <Button
      small
      onClick={async () => {
        const { matchLink } = await import('../session/match-link.ts');
        go((await matchLink(JSON.stringify(file))).replace('/replay/', '/review/'));
      }}
    >
      {say('review')}
    </Button>
  );
}

function CopyLink() {
  const say = useSay(replayTexts);
  const [isCopied, setCopied] = useSaid();
  return (
    <Button
      small
      onClick={async () => {
        await navigator.clipboard.writeText(location.href);
        setCopied();
        announce(say('copied'));
      }}
    >
      {say(isCopied ? 'copied' : 'copyLink')}
    </Button>
  );
}
