/** The three streams of a command, passed in so that tests can listen. */
export interface Io {
  readonly in: NodeJS.ReadableStream;
  readonly out: NodeJS.WritableStream;
  readonly err: NodeJS.WritableStream & { readonly isTTY?: boolean };
}

export function writeLine(stream: NodeJS.WritableStream, line: string): void {
  stream.write(`${line}\n`);
}
