import { networkInterfaces } from 'node:os';
import { malformed } from '@stakeout/kernel';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import type { Context } from '../context.ts';
import { isPrivateAddress } from '../private-address.ts';
import { no } from '../tables/verdict.ts';
import { refuse } from './errors.ts';

/**
 * Any site can let its own name lead to this machine, and then its pages are of the same origin as ours. Without a public
 * address only names answer that nobody else can have: those of the machine itself, and plain addresses of its networks.
 */
export function registerHosts(app: FastifyInstance, { config }: Context): void {
  if (config.publicUrl !== null) return;
  let isToldOf = false;
  app.addHook('onRequest', async (request, reply) => {
    if (isOwnHost(request.host, config)) return;
    if (!isToldOf) request.log.warn('asked under a name that is not known here: STAKEOUT_URL says which one is');
    isToldOf = true;
    return refuse(reply, no('badHost', [malformed('host', 'host.unknown', { setting: 'STAKEOUT_URL' })]));
  });
}

export function isOwnHost(host: string | undefined, config: Pick<Config, 'host'>): boolean {
  const address = `http://${host ?? ''}`;
  // A name and a port: whatever else an address could have is no host.
  if (host === undefined || !/^[^@/?#\\]+$/.test(host) || !URL.canParse(address)) return false;
  const name = new URL(address).hostname.replace(/^\[|\]$|\.$/g, '');
  if (name === 'localhost' || name.endsWith('.localhost') || name === config.host.toLowerCase()) return true;
  return isPrivateAddress(name) || isOfThisMachine(name);
}

/** Networks come and go while a laptop is carried about. */
function isOfThisMachine(name: string): boolean {
  return Object.values(networkInterfaces()).some((addresses) => addresses?.some(({ address }) => address === name));
}
