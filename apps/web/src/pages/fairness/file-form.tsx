import '../../form/fields.css';
import type { Kept } from '@stakeout/kernel';
import { type FormEvent, useRef, useState } from 'react';
import { Finding, Verdict } from '../../fairness/verdict.tsx';
import { MatchFile } from '../../form/match-file.tsx';
import { keepsakes, keptSince } from '../../online/kept.ts';
import { Button } from '../../parts/button.tsx';
import { go } from '../../routes/router.ts';
import type { Against, FileCheck } from '../../session/file-check.ts';
import { matchLink } from '../../session/match-link.ts';
import { useSay } from '../../text/say.ts';
import { checkInWorker } from './check-in-worker.ts';
import { fileFormTexts } from './file-form.texts.ts';
import { type Given, heldAgainst, namedIn } from './held-against.ts';
import { KeyField } from './key-field.tsx';

type Result = 'checking' | 'failed' | { readonly check: FileCheck; readonly against: Against | null };

interface Chosen {
  readonly text: string;
  /** What this browser kept of the match that the file names. */
  readonly kept: Kept | null;
  readonly since: number | null;
}

/** Any match file, held against what this browser kept of its match or what the reader has noted. */
export function FileForm() {
  const say = useSay(fileFormTexts);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [given, setGiven] = useState<Given>({ commitment: '', nonce: '' });
  const [faults, setFaults] = useState<readonly (keyof Given)[]>([]);
  const [result, setResult] = useState<Result | null>(null);
  /** Which check is the latest: only its result counts. */
  const latest = useRef(0);

  const check = async (file: Chosen, held: Given) => {
    const wanted = heldAgainst(held, file.kept, file.since);
    setFaults(wanted.faults);
    const number = ++latest.current;
    const show = (found: Result | null) => {
      if (number === latest.current) setResult(found);
    };
    if (wanted.faults.length > 0) return show(null);
    show('checking');
    const found = await checkInWorker(file.text, wanted.kept).catch(() => null);
    show(found === null ? 'failed' : { check: found, against: wanted.against });
  };
  const choose = (text: string) => {
    const { match } = namedIn(text);
    const kept = keepsakes.of(match);
    const file = { text, kept, since: keptSince(match) };
    const held = { commitment: kept?.commitment ?? '', nonce: kept?.nonce ?? '' };
    setChosen(file);
    setGiven(held);
    void check(file, held);
  };
  const checkAgain = (event: FormEvent) => {
    event.preventDefault();
    if (chosen !== null) void check(chosen, given);
  };

  return (
    <section className="panel page-panel page-prose fairness-check" aria-labelledby="check-file">
      <h2 id="check-file" className="panel-title">
        {say('heading')}
      </h2>
      <p>{say('lead')}</p>
      <MatchFile onText={choose} />
      <div role="status">
        {result === 'checking' && <Finding look="open" gist={say('checking')} />}
        {result === 'failed' && <Finding look="open" gist={say('failed')} />}
        {result !== null && typeof result === 'object' && <Verdict check={result.check} against={result.against} />}
      </div>
      {result !== null && typeof result === 'object' && result.check.kind === 'genuine' && chosen !== null && (
        <Button onClick={async () => go(await matchLink(chosen.text))}>{say('watch')}</Button>
      )}
      {chosen !== null && (
        <form onSubmit={checkAgain}>
          <p>{say(chosen.kept === null ? 'notKept' : 'keptHere')}</p>
          {(['commitment', 'nonce'] as const).map((field) => (
            <KeyField
              key={field}
              name={field}
              label={say(field)}
              value={given[field]}
              fault={faults.includes(field) ? say('notHex') : null}
              onChange={(value) => setGiven({ ...given, [field]: value })}
            />
          ))}
          <Button type="submit">{say('check')}</Button>
        </form>
      )}
    </section>
  );
}
