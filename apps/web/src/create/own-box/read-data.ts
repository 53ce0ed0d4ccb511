/** Data as it was read; `whole` is the file that it stood in. Where it is no JSON, the line to look at, if the engine tells. */
type ReadData =
  | { readonly ok: true; readonly data: unknown; readonly whole: unknown }
  | { readonly ok: false; readonly line: number | null };

/** Reads a deck or the data of a box from JSON: the thing itself, or a file that has it under the name of the option. */
export function readData(text: string, option: string): ReadData {
  try {
    const whole: unknown = JSON.parse(text);
    const isWrapped = typeof whole === 'object' && whole !== null && Object.hasOwn(whole, option);
    return { ok: true, whole, data: isWrapped ? (whole as Record<string, unknown>)[option] : whole };
  } catch (error) {
    return { ok: false, line: lineOf(error, text) };
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
