import { type KeyboardEvent, useEffect, useRef } from 'react';
import { announce } from '../parts/live-region.tsx';
import { useSay } from '../text/say.ts';
import { rulebookTexts } from './rulebook.texts.ts';

/** The sentence is told only when typing pauses: every letter would be too much to hear. */
const PAUSE = 700;

/** The field to search in. A slash leads to it from anywhere on the page, Escape empties it, Enter goes to the first rule. */
export function RulebookSearch({
  question,
  count,
  onChange,
  onEnter,
}: {
  readonly question: string;
  readonly count: number;
  readonly onChange: (question: string) => void;
  readonly onEnter: () => void;
}) {
  const say = useSay(rulebookTexts);
  const field = useRef<HTMLInputElement>(null);
  const isSearching = question.trim() !== '';
  const result = count === 0 ? say('foundNothing') : say('found', { count });

  useEffect(() => {
    const toField = (event: globalThis.KeyboardEvent) => {
      const isTyping = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement;
      if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      field.current?.focus();
    };
    addEventListener('keydown', toField);
    return () => removeEventListener('keydown', toField);
  }, []);

  useEffect(() => {
    if (!isSearching) return;
    const timer = setTimeout(() => announce(result), PAUSE);
    return () => clearTimeout(timer);
  }, [isSearching, result]);

  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onChange('');
    else if (event.key === 'Enter' || event.key === 'ArrowDown') {
      event.preventDefault();
      onEnter();
    }
  };

  return (
    <search className="rb-search">
      <label className="label" htmlFor="rb-search">
        {say('search')}
      </label>
      <input
        ref={field}
        id="rb-search"
        type="search"
        autoComplete="off"
        spellCheck={false}
        aria-describedby="rb-search-hint"
        value={question}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKey}
      />
      <p id="rb-search-hint" className={`rb-search-hint ${isSearching ? '' : 'keys'}`}>
        {isSearching ? result : say('searchHint')}
      </p>
    </search>
  );
}
