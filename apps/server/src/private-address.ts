import { BlockList, isIP } from 'node:net';

/** Addresses of this machine, of private networks, and those that lead to nobody in particular. */
const inside = new BlockList();
inside.addSubnet('0.0.0.0', 8, 'ipv4');
inside.addSubnet('10.0.0.0', 8, 'ipv4');
inside.addSubnet('100.64.0.0', 10, 'ipv4');
inside.addSubnet('127.0.0.0', 8, 'ipv4');
inside.addSubnet('169.254.0.0', 16, 'ipv4');
inside.addSubnet('172.16.0.0', 12, 'ipv4');
inside.addSubnet('192.168.0.0', 16, 'ipv4');
inside.addSubnet('198.18.0.0', 15, 'ipv4');
inside.addSubnet('224.0.0.0', 3, 'ipv4');
inside.addAddress('::', 'ipv6');
inside.addAddress('::1', 'ipv6');
inside.addSubnet('fc00::', 7, 'ipv6');
inside.addSubnet('fe80::', 10, 'ipv6');
inside.addSubnet('ff00::', 8, 'ipv6');

/** Whether an address is one of the private network. Names are not addresses, so that they are not. */
export function isPrivateAddress(address: string): boolean {
  const family = isIP(address);
  return family !== 0 && inside.check(address, family === 4 ? 'ipv4' : 'ipv6');
}
