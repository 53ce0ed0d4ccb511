import { createTexts } from '../../create/create.texts.ts';
import type { Fault } from '../../create/fault.ts';
import { wording } from '../../text/say.ts';

export type ReadOwn = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly fault: Fault };

/**
 * Reads a deck or the data of a box from JSON: the thing itself, or a file that has it under the name of the option. What is
 * in it is for the game to judge.
 */
export function readOwn(text: string, name: string): ReadOwn {
  try {
    const read: unknown = JSON.parse(text);
    const isWrapped = typeof read === 'object' && read !== null && name in read;
    return { ok: true, value: isWrapped ? (read as Record<string, unknown>)[name] : read };
  } catch (error) {
    const line = lineOf(error, text);
    return {
      ok: false,
      fault: {
        field: name,
        clause: null,
        text: line === null ? wording(createTexts, 'notJson') : wording(createTexts, 'faultInLine', { line }),
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
