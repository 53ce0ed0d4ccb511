import { isIPv6 } from 'node:net';

/** An IPv4 address as IPv6 writes it. */
const MAPPED = '0:0:0:0:0:ffff:';

/**
 * Whose address it is, as far as limits can tell: an IPv4 address by itself, an IPv6 address by its /64. A single line gets a
 * whole /64, which is more addresses than could ever be counted one by one.
 */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%', 1);
  if (!isIPv6(plain)) return plain;
  const groups = groupsOf(plain);
  const text = groups.map((group) => group.toString(16)).join(':');
  if (text.startsWith(MAPPED))
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 255])
      .join('.');
  return `${text.split(':').slice(0, 4).join(':')}::/64`;
}

/** The eight numbers of an IPv6 address, however it is written. */
function groupsOf(address: string): readonly number[] {
  // The URL parser writes every address in one way, the last two groups of a mapped one included.
  const [front = '', back = null] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const [before, after] = [numbersOf(front), numbersOf(back ?? '')];
  return back === null ? before : [...before, ...Array(8 - before.length - after.length).fill(0), ...after];
}

function numbersOf(text: string): number[] {
  return text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16));
}
