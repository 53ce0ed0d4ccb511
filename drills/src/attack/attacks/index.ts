import type { Attack } from '../attack.ts';
import { botTables } from './bot-tables.ts';
import { foreignHost } from './foreign-host.ts';
import { lookAlikeNames } from './look-alike-names.ts';
import { manySocketsOnePerson } from './many-sockets-one-person.ts';
import { nulEndpoint } from './nul-endpoint.ts';
import { oldSessions } from './old-sessions.ts';
import { oneIpv6Network } from './one-ipv6-network.ts';
import { pingFlood } from './ping-flood.ts';
import { renamedSpeaker } from './renamed-speaker.ts';
import { slowBodies } from './slow-bodies.ts';

/** Every attack there is, one line each, in the order of their names. */
export const ATTACKS: readonly Attack[] = [
  botTables,
  foreignHost,
  lookAlikeNames,
  manySocketsOnePerson,
  nulEndpoint,
  oldSessions,
  oneIpv6Network,
  pingFlood,
  renamedSpeaker,
  slowBodies,
];
