import type { Attack } from '../attack.ts';
import { botHog } from './bot-hog.ts';
import { botTables } from './bot-tables.ts';
import { deafNode } from './deaf-node.ts';
import { foreignHost } from './foreign-host.ts';
import { historyFlood } from './history-flood.ts';
import { joinRace } from './join-race.ts';
import { lookAlikeNames } from './look-alike-names.ts';
import { manySocketsOnePerson } from './many-sockets-one-person.ts';
import { nulEndpoint } from './nul-endpoint.ts';
import { oldSessions } from './old-sessions.ts';
import { oneIpv6Network } from './one-ipv6-network.ts';
import { paddedBoxes } from './padded-box.ts';
import { paddedLobby } from './padded-lobby.ts';
import { paddingHour } from './padding-hour.ts';
import { pauseAndJump } from './pause-and-jump.ts';
import { pingFlood } from './ping-flood.ts';
import { refusalFlood } from './refusal-flood.ts';
import { rejoinElsewhere } from './rejoin-elsewhere.ts';
import { renamedSpeaker } from './renamed-speaker.ts';
import { slowBodies } from './slow-bodies.ts';

/** Every attack there is, one line each, in the order of their names. */
export const ATTACKS: readonly Attack[] = [
  botHog,
  botTables,
  deafNode,
  foreignHost,
  historyFlood,
  joinRace,
  lookAlikeNames,
  manySocketsOnePerson,
  nulEndpoint,
  oldSessions,
  oneIpv6Network,
  paddedBoxes,
  paddedLobby,
  paddingHour,
  pauseAndJump,
  pingFlood,
  refusalFlood,
  rejoinElsewhere,
  renamedSpeaker,
  slowBodies,
];
