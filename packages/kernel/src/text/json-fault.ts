/** The pieces JSON is made of. Each is tried at one place only (`y`). */
const SPACE = /[ \t\n\r]*/y;
const STRING = /"(?:[^"\\]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;
const NUMBER_OR_WORD = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;

/** The code of the space, below which there are only control characters. */
const FIRST_PRINTABLE = 0x20;

/**
 * The offset of the first piece of a text that cannot belong to JSON; the length of the text when it is merely cut short
 * or sound. `JSON.parse` does not always say.
 */
export function firstFaultInJson(text: string): number {
  const scanner = new Scanner(text);
  const isWhole = scanner.value();
  if (isWhole) scanner.skipSpace();
  return scanner.offset;
}

class Scanner {
  offset = 0;
  private readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  /** Reads a value and stands behind it, or gives `false` and stands at the fault. */
  value(): boolean {
    this.skipSpace();
    if (this.take('{')) return this.list('}', () => this.field());
    if (this.take('[')) return this.list(']', () => this.value());
    return this.text[this.offset] === '"' ? this.string() : this.match(NUMBER_OR_WORD);
  }

  skipSpace(): void {
    this.match(SPACE);
  }

  private field(): boolean {
    this.skipSpace();
    if (!this.string()) return false;
    this.skipSpace();
    return this.take(':') && this.value();
  }

  /** Control characters have to be escaped; a string with one in it is no string. */
  private string(): boolean {
    const start = this.offset;
    if (!this.match(STRING)) return false;
    for (let index = start; index < this.offset; index++) {
      if (this.text.charCodeAt(index) < FIRST_PRINTABLE) {
        this.offset = start;
        return false;
      }
    }
    return true;
  }

  private list(end: string, item: () => boolean): boolean {
    this.skipSpace();
    if (this.take(end)) return true;
    while (item()) {
      this.skipSpace();
      if (this.take(end)) return true;
      if (!this.take(',')) return false;
    }
    return false;
  }

  private take(mark: string): boolean {
    if (this.text[this.offset] !== mark) return false;
    this.offset++;
    return true;
  }

  private match(pattern: RegExp): boolean {
    pattern.lastIndex = this.offset;
    const found = pattern.exec(this.text);
    if (found === null) return false;
    this.offset += found[0].length;
    return true;
  }
}
