import { useEffect, useRef, useState } from 'react';
import { Button } from '../parts/button.tsx';
import { announce } from '../parts/live-region.tsx';
import { Link } from '../routes/link.tsx';
import { tablePath } from '../routes/match-path.ts';
import type { TableSession } from '../session/session.ts';
import { learnt, lessonKey, noteNote } from '../state/learnt.ts';
import { useSettings } from '../state/settings.ts';
import { useSay } from '../text/say.ts';
import './coach-mark.css';
import { FIRST_NOTE_TEXTS } from './first-note.texts.ts';
import { type Note, type NoteTexts, noteFor } from './notes.ts';
import { usePlaced } from './use-placed.ts';

const NOTHING: readonly string[] = [];
/** Where a card as wide as the screen would lie on what has to be touched: there a note is a line, until somebody unfolds it. */
const NARROW = '(max-width: 720px)';

/**
 * Offers a note when something is met for the first time on this device, once, and never beside a card of the guide. Whoever has
 * played a game of the kind to its end needs none. The way to the lesson leads back to the same moment: the match is kept as it is.
 */
export function FirstNote<Id extends string, View>({
  session,
  notes,
  texts,
  view,
  ground,
}: {
  readonly session: TableSession;
  readonly notes: readonly Note<Id, View>[];
  readonly texts: NoteTexts<Id>;
  readonly view: View;
  readonly ground: readonly string[];
}) {
  const [note, setNote] = useState<Note<Id, View> | null>(null);
  const game = session.game.id;
  const isFirst = !useSettings().finished.includes(game);
  useEffect(() => {
    if (!isFirst || note !== null || document.querySelector('[data-testid="guide"]') !== null) return;
    const known = learnt.get().notes;
    const found = noteFor(notes, view, (id) => known.includes(lessonKey(game, id)));
    if (found === null) return;
    noteNote(game, found.id);
    setNote({ ...found, anchors: found.anchorsIn?.(view) ?? found.anchors });
  }, [isFirst, note, notes, view, game]);
  if (note === null) return null;
  const lesson = `/learn/${game}/${note.lesson}?back=${tablePath(session.kind, game, session.id)}`;
  return <NoteCard note={note} texts={texts} ground={ground} lesson={lesson} onClose={() => setNote(null)} />;
}

function NoteCard<Id extends string, View>({
  note,
  texts,
  ground,
  lesson,
  onClose,
}: {
  readonly note: Note<Id, View>;
  readonly texts: NoteTexts<Id>;
  readonly ground: readonly string[];
  readonly lesson: string;
  readonly onClose: () => void;
}) {
  const say = useSay(FIRST_NOTE_TEXTS);
  const sayOwn = useSay(texts);
  const box = useRef<HTMLElement>(null);
  const ring = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(() => !matchMedia(NARROW).matches);
  usePlaced(box, ring, note, ground, NOTHING);
  const title = sayOwn(`${note.id}Title`);
  const text = sayOwn(note.id);
  const spoken = say('spoken', { title, text });
  useEffect(() => announce(spoken), [spoken]);
  if (!isOpen) {
    return (
      <section ref={box} className="coach-mark is-line" aria-label={say('note')} data-testid="note">
        <button type="button" className="coach-unfold" aria-expanded={false} onClick={() => setOpen(true)}>
          {title}
        </button>
        <Button small look="primary" onClick={onClose}>
          {say('gotIt')}
        </Button>
      </section>
    );
  }
  return (
    <>
      <div ref={ring} className="coach-ring" aria-hidden="true" />
      <section ref={box} className="coach-mark" aria-label={say('note')} data-testid="note">
        <p className="coach-count">
          <span className="label">{say('note')}</span>
        </p>
        <h2>{title}</h2>
        <p>{text}</p>
        <div className="coach-ways">
          <Link className="button ghost small" href={lesson}>
            {say('showMe')}
          </Link>
          <Button small look="primary" onClick={onClose}>
            {say('gotIt')}
          </Button>
        </div>
      </section>
    </>
  );
}
