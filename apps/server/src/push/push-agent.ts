import { lookup } from 'node:dns';
import { Agent } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPrivateAddress } from '../private-address.ts';

/**
 * A subscription names the address that the server is to call, and anybody may hand one in. Calls therefore go out to the
 * public internet only: never to this machine, to its neighbours, or to the keeper of a cloud's passwords. The name is
 * looked up and judged in the same step as it is called, so that it cannot mean something else a moment later.
 */
export function newPushAgent(): Agent {
  return new Agent({ lookup: lookupPublic, keepAlive: false });
}

const lookupPublic: LookupFunction = (name, options, done) => {
  lookup(name, { ...options, all: true }, (error, addresses) => {
    const outside = error ? [] : addresses.filter(({ address }) => !isPrivateAddress(address));
    const [first] = outside;
    if (error || first === undefined) {
      done(error ?? Object.assign(new Error('leads into the private network'), { code: 'EPRIVATE' }), '', 0);
    } else if (options.all) done(null, outside);
    else done(null, first.address, first.family);
  });
};

/** An address written in numbers is not looked up, so that it must be judged before. Push services have names. */
export function isCallable(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, username, password } = new URL(endpoint);
  const isNumber = isIP(hostname.replace(/^\[|\]$/g, '')) !== 0;
  return protocol === 'https:' && !isNumber && username === '' && password === '';
}
