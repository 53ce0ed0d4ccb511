import type { Attack } from '../attack.ts';
import { botHog } from './bot-hog.ts';
import { deafNode } from './deaf-node.ts';
import { historyFlood } from './history-flood.ts';
import { joinRace } from './join-race.ts';
import { lookAlikeNames } from './look-alike-names.ts';
import { oldSessions } from './old-sessions.ts';
import { paddedBoxes } from './padded-box.ts';
import { paddedLobby } from './padded-lobby.ts';
import { paddingHour } from './padding-hour.ts';
import { pauseAndJump } from './pause-and-jump.ts';
import { refusalFlood } from './refusal-flood.ts';
import { rejoinElsewhere } from './rejoin-elsewhere.ts';
import { renamedSpeaker } from './renamed-speaker.ts';

/** Every attack there is, one line each, in the order of their names. */
export const ATTACKS: readonly Attack[] = [
  botHog,
  deafNode,
  historyFlood,
  joinRace,
  lookAlikeNames,
  oldSessions,
  paddedBoxes,
  paddedLobby,
  paddingHour,
  pauseAndJump,
  refusalFlood,
  rejoinElsewhere,
  renamedSpeaker,
];
