import type { Attack } from '../attack.ts';
import { historyFlood } from './history-flood.ts';
import { lookAlikeNames } from './look-alike-names.ts';
import { oldSessions } from './old-sessions.ts';
import { paddedBoxes } from './padded-box.ts';
import { paddedLobby } from './padded-lobby.ts';
import { paddingHour } from './padding-hour.ts';
import { refusalFlood } from './refusal-flood.ts';
import { renamedSpeaker } from './renamed-speaker.ts';

/** Every attack there is, one line each, in the order of their names. */
export const ATTACKS: readonly Attack[] = [
  historyFlood,
  lookAlikeNames,
  oldSessions,
  paddedBoxes,
  paddedLobby,
  paddingHour,
  refusalFlood,
  renamedSpeaker,
];
