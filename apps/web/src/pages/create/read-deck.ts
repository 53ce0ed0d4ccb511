import { wording } from '../../shell/notices.tsx';
import { createTexts } from './create.texts.ts';
import type { Fault } from './fault.ts';

export type ReadDeck = { readonly ok: true; readonly deck: unknown } | { readonly ok: false; readonly fault: Fault };

/** Reads a deck from JSON: the list itself, or a file with the list under `deck`. What is in it is for the game to judge. */
export function readDeck(text: string): ReadDeck {
  try {
    const read: unknown = JSON.parse(text);
    const isWrapped = typeof read === 'object' && read !== null && 'deck' in read;
    return { ok: true, deck: isWrapped ? read.deck : read };
  } catch (error) {
    const line = lineOf(error, text);
    return {
      ok: false,
      fault: {
        field: 'deck',
        clause: null,
        text: line === null ? wording(createTexts, 'deckNotJson') : wording(createTexts, 'deckFaultInLine', { line }),
      },
    };
  }
}

/** Engines tell the place in different words, some by the line and some by the letter, and some not at all. */
function lineOf(error: unknown, text: string): number | null {
  const message = error instanceof Error ? error.message : '';
  const line = /line (\d+)/.exec(message)?.[1];
  if (line !== undefined) return Number(line);
  const position = /position (\d+)/.exec(message)?.[1];
  return position === undefined ? null : text.slice(0, Number(position)).split('\n').length;
}
