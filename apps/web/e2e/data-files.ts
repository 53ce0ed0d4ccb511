/** Whether it is an address of data that the app brings along, as puzzles are. */
export function isData(url: string): boolean {
  return /\/assets\/[^/]+\.json$/.test(new URL(url).pathname);
}
