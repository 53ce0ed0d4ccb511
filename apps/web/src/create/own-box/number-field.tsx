import { useId, useState } from 'react';
import { useSettings } from '../../state/settings.ts';
import { useSay } from '../../text/say.ts';
import type { FieldProps } from './box-field.tsx';
import { readCount, readNumber } from './numbers.ts';
import { boxTexts } from './own-box.texts.ts';
import { valueWords } from './value-words.ts';

/** A number, money, or a word in its place. What is no number stays in the data as it was typed, and the rules say so. */
export function NumberField({ cell, kind, onValue, ...field }: FieldProps<'number'>) {
  const { language } = useSettings();
  // While somebody types, what they typed stands there, be it “-” or nothing.
  const [typed, setTyped] = useState<string | null>(null);
  const [isFocused, setFocused] = useState(false);
  const { words = [], isSigned = false } = kind;
  const { value } = cell;
  const isWord = words.some((word) => word.value === value);
  // The bare number is easier to change than “$3k”.
  const isBare = isFocused || typeof value !== 'number';
  const plain = isWord ? valueWords(kind, value, language) : String(value ?? '');
  return (
    <span className={`box-input ${isWord ? 'word' : ''}`}>
      <input
        {...field}
        type="text"
        // The keypad for numbers of some phones has no minus.
        inputMode={isSigned || words.length > 0 ? 'text' : 'numeric'}
        autoComplete="off"
        spellCheck={false}
        value={typed ?? (isBare ? plain : valueWords(kind, value, language))}
        onFocus={() => setFocused(true)}
        onChange={({ target }) => {
          setTyped(target.value);
          onValue(readNumber(target.value, words, language));
        }}
        onBlur={() => {
          setTyped(null);
          setFocused(false);
        }}
      />
    </span>
  );
}

/** How many there are. Nothing else than a count can be, so anything else is said here and changes nothing. */
export function CountField({ cell, kind, onValue, ...field }: FieldProps<'count'>) {
  const say = useSay(boxTexts);
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const isWrong = typed !== null && readCount(typed, kind.most) === null;
  return (
    <>
      <span className="box-input">
        <input
          {...field}
          {...(isWrong ? { 'aria-invalid': true, 'aria-describedby': id } : {})}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          value={typed ?? String(cell.value)}
          onChange={({ target }) => {
            setTyped(target.value);
            const count = readCount(target.value, kind.most);
            if (count !== null) onValue(count);
          }}
          onBlur={() => setTyped(null)}
        />
      </span>
      {isWrong && (
        <span id={id} className="field-fault">
          {say('wholeNumber', { most: kind.most })}
        </span>
      )}
    </>
  );
}
