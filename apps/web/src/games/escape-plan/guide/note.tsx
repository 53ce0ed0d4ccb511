import { FirstNote } from '../../../guide/first-note.tsx';
import { useTable } from '../table-context.ts';
import { GROUND } from './guide.ts';
import { NOTE_TEXTS } from './notes.texts.ts';
import { NOTES } from './notes.ts';

/** Notes of a first game, at the Escape Plan table. */
export default function EscapePlanNote() {
  const { session, view } = useTable();
  return <FirstNote session={session} notes={NOTES} texts={NOTE_TEXTS} view={view} ground={GROUND} />;
}
