/** A value that a device has kept, where it is one of those that there are; or else the usual one. */
export function among<T>(value: unknown, allowed: readonly T[], usual: T): T {
  return allowed.find((candidate) => candidate === value) ?? usual;
}

export function text(value: unknown, usual: string): string {
  return typeof value === 'string' ? value : usual;
}
