/** Short lists and records stand on one line. */
const LINE = 110;

/** Data as somebody would write it down, to be read and changed by hand. */
export function written(data: unknown): string {
  return `${write(data, '')}\n`;
}

function write(value: unknown, indent: string): string {
  const short = spaced(value);
  if (typeof value !== 'object' || value === null || indent.length + short.length <= LINE) return short;
  const inner = `${indent}  `;
  const lines = Array.isArray(value)
    ? value.map((item) => inner + write(item, inner))
    : Object.entries(value).map(([name, item]) => `${inner}${JSON.stringify(name)}: ${write(item, inner)}`);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${lines.join(',\n')}\n${indent}${close}`;
}

function spaced(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) return `[${value.map(spaced).join(', ')}]`;
  const fields = Object.entries(value).map(([name, item]) => `${JSON.stringify(name)}: ${spaced(item)}`);
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
}
