import { useEffect, useRef, useState } from 'react';
import { titleOf } from '../../games/all-facts.ts';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { Link } from '../../routes/link.tsx';
import { deleteLocalMatch, type LocalMatch, localMatches } from '../../session/local/local-matches.ts';
import { notify } from '../../shell/notices.tsx';
import { useSettings } from '../../state/settings.ts';
import { useStore } from '../../state/store.ts';
import { useSay, wording } from '../../text/say.ts';
import { whenWas } from '../../text/when.ts';
import { settingsTexts } from './settings.texts.ts';

/** What somebody is about to delete, and how they are asked. */
interface Doomed {
  readonly matches: readonly LocalMatch[];
  readonly question: 'sureOne' | 'sureOver' | 'sureAll';
}

/** The games kept in this browser. */
export function StoragePanel() {
  const say = useSay(settingsTexts);
  const { status, matches } = useStore(localMatches);
  const [doomed, setDoomed] = useState<Doomed | null>(null);
  const panel = useRef<HTMLElement>(null);
  const used = useStorageUsed(matches);
  const over = matches.filter((match) => match.status === 'over');
  useEffect(() => {
    if (location.hash === '#storage') panel.current?.scrollIntoView();
  }, []);
  return (
    <section ref={panel} id="storage" className="panel page-panel" aria-labelledby="settings-storage">
      <h2 id="settings-storage" className="panel-title">
        {say('storage')}
      </h2>
      <p className="settings-body">
        {say('storageBody')} {used}
      </p>
      {status === 'failed' && <p className="field-fault">{say('storageFailed')}</p>}
      {status === 'ready' && matches.length === 0 && <p className="match-none">{say('storageNone')}</p>}
      <ul className="match-list" aria-label={say('storage')}>
        {matches.map((match) => (
          <StoredMatch
            key={match.id}
            match={match}
            onDelete={() => setDoomed({ matches: [match], question: 'sureOne' })}
          />
        ))}
      </ul>
      <p className="page-ways settings-ways">
        <Link className="button plain" href="/statistics">
          {say('statistics')}
        </Link>
        {matches.length > 1 && over.length > 0 && (
          <Button onClick={() => setDoomed({ matches: over, question: 'sureOver' })}>{say('deleteOver')}</Button>
        )}
        {matches.length > 1 && (
          <Button onClick={() => setDoomed({ matches, question: 'sureAll' })}>{say('deleteAll')}</Button>
        )}
      </p>
      {doomed !== null && <AreYouSure doomed={doomed} onClose={() => setDoomed(null)} />}
    </section>
  );
}

function StoredMatch({ match, onDelete }: { readonly match: LocalMatch; readonly onDelete: () => void }) {
  const say = useSay(settingsTexts);
  const { language } = useSettings();
  const game = titleOf(match.game);
  const when = whenWas(match.updatedAt, Date.now(), language);
  const state = say(match.status);
  return (
    <li className="match-row">
      <div className="match-what">
        <b>{game}</b>
        <small>{`${when}, ${state}: ${match.seats.map(({ name }) => name).join(', ')}`}</small>
      </div>
      <Button small aria-label={say('deleteOneOf', { game, when, state })} onClick={onDelete}>
        {say('deleteOne')}
      </Button>
    </li>
  );
}

function AreYouSure({ doomed, onClose }: { readonly doomed: Doomed; readonly onClose: () => void }) {
  const say = useSay(settingsTexts);
  const question = say(doomed.question, { count: doomed.matches.length });
  const remove = async () => {
    onClose();
    await removeAll(doomed.matches);
  };
  return (
    <Dialog title={question} onClose={onClose}>
      <h2 className="panel-title">{question}</h2>
      <p className="page-ways settings-sure">
        <Button onClick={onClose}>{say('keep')}</Button>
        <Button className="settings-delete" onClick={remove}>
          {say('deleteOne')}
        </Button>
      </p>
    </Dialog>
  );
}

async function removeAll(matches: readonly LocalMatch[]): Promise<void> {
  const results = [];
  for (const { id } of matches) results.push(await deleteLocalMatch(id));
  const count = results.filter(({ ok }) => ok).length;
  const isElsewhere = results.some((result) => !result.ok && result.failure === 'elsewhere');
  if (count > 0) notify({ id: 'deleted', text: wording(settingsTexts, 'deleted', { count }), lasts: 5000 });
  if (count < results.length) {
    notify({ id: 'kept', text: wording(settingsTexts, isElsewhere ? 'openElsewhere' : 'deleteFailed') });
  }
}

/** How much room the app takes in this browser, in words; nothing where the browser does not tell. */
function useStorageUsed(matches: readonly LocalMatch[]): string {
  const say = useSay(settingsTexts);
  const { language } = useSettings();
  const [bytes, setBytes] = useState<number | null>(null);
  useEffect(() => {
    // Asked again whenever the list changes.
    void matches;
    navigator.storage?.estimate?.().then(
      ({ usage }) => setBytes(usage ?? null),
      () => setBytes(null),
    );
  }, [matches]);
  // Less than a tenth of a megabyte is nothing to think about.
  if (bytes === null || bytes < 50_000) return '';
  const format = new Intl.NumberFormat(language === 'pt' ? 'pt-BR' : 'en', { maximumFractionDigits: 1 });
  return say('storageUsed', { size: say('megabytes', { size: format.format(bytes / 1_000_000) }) });
}
