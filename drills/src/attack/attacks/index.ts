import type { Attack } from '../attack.ts';
import { lookAlikeNames } from './look-alike-names.ts';
import { oldSessions } from './old-sessions.ts';
import { renamedSpeaker } from './renamed-speaker.ts';

/** Every attack there is, one line each, in the order of their names. */
export const ATTACKS: readonly Attack[] = [lookAlikeNames, oldSessions, renamedSpeaker];
