import { type FormEvent, useId, useRef, useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { go } from '../../routes/router.ts';
import { useSay } from '../../text/say.ts';
import { homeTexts } from './home.texts.ts';
import { readLink } from './read-link.ts';

const FAULTS = { empty: 'linkEmpty', elsewhere: 'linkElsewhere', unknown: 'linkUnknown' } as const;

/** A link somebody sent, pasted: to an invitation, a table, a seat for spectators or a replay. */
export function JoinPanel() {
  const say = useSay(homeTexts);
  const [fault, setFault] = useState<keyof typeof FAULTS | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const join = (event: FormEvent) => {
    event.preventDefault();
    const link = readLink(field.current?.value ?? '', location.origin);
    if (link.ok) return go(link.path);
    setFault(link.fault);
    field.current?.focus();
  };
  return (
    <section className="panel home-join" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{say('join')}</h2>
      <form onSubmit={join} noValidate>
        <label className="visually-hidden" htmlFor={`${id}-link`}>
          {say('joinLabel')}
        </label>
        <div className="join-row">
          <input
            ref={field}
            id={`${id}-link`}
            className="text-field"
            type="text"
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            placeholder={say('joinHint')}
            aria-invalid={fault !== null}
            aria-describedby={fault === null ? undefined : `${id}-fault`}
            onChange={() => setFault(null)}
          />
          <Button type="submit">{say('joinAction')}</Button>
        </div>
        {fault !== null && (
          <p id={`${id}-fault`} className="field-fault" role="alert">
            {say(FAULTS[fault])}
          </p>
        )}
      </form>
    </section>
  );
}
