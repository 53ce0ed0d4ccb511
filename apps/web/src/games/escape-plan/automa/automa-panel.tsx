import { memo, useEffect, useRef, useState } from 'react';
import { Button } from '../../../parts/button.tsx';
import { Icon } from '../../../parts/icon.tsx';
import { useStore } from '../../../state/store.ts';
import { TABLE_TEXTS } from '../../../table/table.texts.ts';
import { useSay } from '../../../text/say.ts';
import type { PoliceStory } from '../motion/story.ts';
import { PawnSign } from '../plates/pawn-sign.tsx';
import { useTable } from '../table-context.ts';
import { AUTOMA_TEXTS } from './automa.texts.ts';
import './automa-panel.css';
import type { AutomaTurn } from './automa-turns.ts';
import { TurnCard, TurnSteps } from './turn-steps.tsx';

/** What Sandra and Costa do, step by step and with the reasons; afterwards it can be asked for again. */
function AutomaPanel() {
  const { story, skip } = useTable();
  const { police, last } = useStore(story);
  const [isOpen, setOpen] = useState(false);
  const isTelling = police?.isTelling === true;
  useEffect(() => {
    if (!isTelling) return;
    const stop = (event: KeyboardEvent) => {
      if (isModifier(event.key) || event.defaultPrevented) return;
      event.preventDefault();
      skip();
    };
    addEventListener('keydown', stop, { capture: true });
    return () => removeEventListener('keydown', stop, { capture: true });
  }, [isTelling, skip]);
  const close = () => {
    setOpen(false);
    story.set({ ...story.get(), police: null });
  };
  if (police !== null) return <Panel {...police} onClose={isTelling ? skip : close} />;
  const latest = last.at(-1);
  if (latest === undefined) return null;
  if (!isOpen) return <Again turn={latest} onOpen={() => setOpen(true)} />;
  return <Panel turns={last} told={latest.steps.length} isTelling={false} onClose={close} />;
}

export default memo(AutomaPanel);

function Panel({ turns, told, isTelling, onClose }: PoliceStory & { readonly onClose: () => void }) {
  const say = useSay(TABLE_TEXTS);
  const title = useTitle();
  const last = turns.at(-1);
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    // The newest step is in sight while they are told; afterwards reading begins at the top.
    if (panel.current !== null) panel.current.scrollTop = isTelling && told > 0 ? panel.current.scrollHeight : 0;
  }, [isTelling, told]);
  return (
    <section
      ref={panel}
      className={`panel ep-automa ${isTelling ? 'is-telling' : ''}`}
      aria-label={last === undefined ? undefined : title(last)}
      data-testid="automa"
    >
      <Button small look="ghost" onClick={onClose}>
        {say(isTelling ? 'skip' : 'close')}
      </Button>
      {turns.map((turn, index) => (
        <article key={`${turn.who} ${turn.steps[0]?.at}`}>
          <header>
            <TurnSign turn={turn} />
            <h2>{title(turn)}</h2>
          </header>
          <TurnCard turn={turn} />
          <TurnSteps turn={turn} told={index === turns.length - 1 ? told : turn.steps.length} />
        </article>
      ))}
    </section>
  );
}

function Again({ turn, onOpen }: { readonly turn: AutomaTurn; readonly onOpen: () => void }) {
  const { words } = useTable();
  const say = useSay(AUTOMA_TEXTS);
  const title = useTitle();
  return (
    <button type="button" className="ep-automa-again" onClick={onOpen}>
      <TurnSign turn={turn} />
      {turn.who === 'cops' ? title(turn) : say('again', { pawn: words.thePawn(turn.pawn) })}
    </button>
  );
}

function TurnSign({ turn }: { readonly turn: AutomaTurn }) {
  const { view } = useTable();
  if (turn.who !== 'cops') return <PawnSign pawn={turn.pawn} seats={view.table.seats} />;
  return (
    <span className="ep-pawn-sign ep-automa-cops" aria-hidden="true">
      <Icon name="police-officer-head" />
    </span>
  );
}

function useTitle(): (turn: AutomaTurn) => string {
  const { words } = useTable();
  const say = useSay(AUTOMA_TEXTS);
  return ({ who, pawn }) => say(who === 'cops' ? 'closeIn' : 'turnOf', { pawn: words.thePawn(pawn) });
}

function isModifier(key: string): boolean {
  return ['Shift', 'Control', 'Alt', 'Meta', 'Tab'].includes(key);
}
