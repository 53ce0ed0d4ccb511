import type { Checkpoint, Seat } from '@stakeout/kernel';
import type { PuzzleTries, PuzzleTry } from '@stakeout/protocol';
import type {
  ChatRecord,
  DailyAttempt,
  DailyLuck,
  EntryRecord,
  InvitationRecord,
  ListedTable,
  Notice,
  Person,
  Progress,
  PushSubscriptionRecord,
  Reminder,
  RowPlace,
  SessionRecord,
  TableMark,
  TableRecord,
} from './records.ts';
import type { StoreFault } from './store-fault.ts';

/**
 * The server's memory. Every method is one transaction: when its promise is fulfilled, what it did survives a power cut;
 * when it is rejected, nothing was done. Two engines stand behind it, held to one contract suite (`contract.fixture.ts`).
 * Only hashes of cookies, invitations and recovery links are stored.
 */
export interface Store {
  // People, each known by the cookies of their devices
  addPerson(person: Person, sessionHash: string, device?: string | null): Promise<void>;
  rename(person: string, name: string): Promise<void>;
  /** Whose cookie it is. With `now`, it is noted that it is in use, once an hour at most. */
  personBySession(sessionHash: string, now?: number): Promise<Person | null>;
  /** The link to another device of the same person. Once used it ends all other sessions, unless it `keepsOthers`. */
  addRecovery(person: string, tokenHash: string, expiresAt: number, keepsOthers?: boolean): Promise<void>;
  /**
   * Uses a recovery link, which works once: the cookie is that person's from now on. `null`, and nothing is done, when it is
   * unknown, used or too old.
   */
  takeRecovery(tokenHash: string, now: number, sessionHash: string, device?: string | null): Promise<Person | null>;
  /** Where the person is signed in, latest use first. */
  sessionsOf(person: string, limit: number): Promise<readonly SessionRecord[]>;
  /** Signs one device of the person out and tells all nodes; `false` when it is none of theirs. */
  endSession(person: string, sessionHash: string): Promise<boolean>;
  /** Signs all other devices of the person out, voids all links to new ones, and tells all nodes. */
  endOtherSessions(person: string, sessionHash: string): Promise<void>;
  /** Those of the sessions that have not ended. */
  livingSessions(sessionHashes: readonly string[]): Promise<readonly string[]>;

  // Tables. `most` is how many tables of the new status a host may have; who has as many gets no more.
  /** `false` when the host has as many as may be. */
  addTable(table: TableRecord, most?: number): Promise<boolean>;
  /** How many tables of a status that is not over the person hosts. */
  hostedBy(person: string, status: 'waiting' | 'running'): Promise<number>;
  table(id: string): Promise<TableRecord | null>;
  /** How far each of these tables has come. */
  marks(ids: readonly string[]): Promise<readonly TableMark[]>;
  /**
   * Replaces a table whose version and length of log are still those of `table`, raises the version, and tells all nodes;
   * `false` when either has changed since it was read, or the host has as many as may be. Replaces everything but id, game,
   * secret, seq and createdAt.
   */
  save(table: TableRecord, most?: number): Promise<boolean>;
  /**
   * Makes the rematch and links both tables in one step; `false` when `previous` has a rematch already or changed, or the
   * host has as many as may be.
   */
  addRematch(previous: TableRecord, table: TableRecord, most?: number): Promise<boolean>;
  /** Public tables that wait or run, latest change first. */
  publicTables(limit: number): Promise<readonly ListedTable[]>;
  /** Tables where the person sits or which they host, not closed, latest change first; those that come after one, if it is given. */
  tablesOf(person: string, limit: number, after?: RowPlace): Promise<readonly ListedTable[]>;

  // The deal of the day
  /** The secret of the deal: the one given the first time, whoever asks. */
  dailySecret(day: string, game: string, fresh: string): Promise<string>;
  /** The person's attempt at the deal; `null` when there is none. */
  dailyTable(day: string, game: string, person: string): Promise<string | null>;
  /** Begins the person's only attempt; `false` when there is one, or the host has as many tables as may be. */
  addDaily(day: string, person: string, table: TableRecord, most: number): Promise<boolean>;
  /** Attempts that were over before `before`, the latest first. */
  dailyAttempts(day: string, game: string, before: number, limit: number): Promise<readonly DailyAttempt[]>;
  /** Tables of attempts that are over and whose luck has not been reckoned yet, any of them. */
  dailyUnjudged(limit: number): Promise<readonly string[]>;
  setDailyLuck(table: string, luck: DailyLuck): Promise<void>;

  // Puzzles
  /** Notes the person's first tries, in this order. Of a puzzle that was tried before the first try stays, whatever this one says. */
  addPuzzleTries(person: string, game: string, tries: readonly PuzzleTry[]): Promise<void>;
  /** The person's tries after the first `after`, at most `limit`, in the order in which they were noted, and how many there are. */
  puzzleTries(person: string, game: string, after: number, limit: number): Promise<PuzzleTries>;

  // Invitations: a new one for a seat replaces the old one.
  putInvitation(invitation: InvitationRecord): Promise<void>;
  invitation(tokenHash: string): Promise<InvitationRecord | null>;
  /** Saves the table, as `save` does, and spends the invitation in one step; `false` when either cannot be. */
  acceptInvitation(tokenHash: string, table: TableRecord): Promise<boolean>;

  // The log
  /** Entries with a sequence number above `after`, in order. */
  entries(table: string, after: number): Promise<readonly EntryRecord[]>;
  /**
   * Adds the next entries of a running table, those of one request, with what they change together, and tells all nodes.
   * `false`, and nothing is done, when the log has grown, the version is not `version` any more, or a key was used before by
   * the same seat. An outcome makes the table `over`, with `finishedAt`. Any claim ends. A checkpoint is of the match after these
   * entries, and takes the place of the one before.
   */
  append(
    table: string,
    version: number,
    entries: readonly EntryRecord[],
    progress: Progress,
    checkpoint?: Checkpoint | null,
  ): Promise<boolean>;
  /** The latest checkpoint of the table's match, with the hash of its entry; `null` when there is none. */
  checkpoint(table: string): Promise<Checkpoint | null>;
  /** The sequence number of the entry that the seat asked for under the key; `null` when there is none. */
  keyed(table: string, seat: Seat, key: string): Promise<number | null>;

  // What is due, all of it in service time
  /** Up to `limit` tables that are due by `dueBy` and claimed by nobody `now`: claimed for `node` until `until`. */
  claimDue(node: string, dueBy: number, now: number, until: number, limit: number): Promise<readonly string[]>;
  /** Claims one table that is due `now`; `false` when it is not, or another node has it. */
  claim(table: string, node: string, now: number, until: number): Promise<boolean>;
  /** Gives a claim back; with `dueAt`, the table is due then. */
  release(table: string, node: string, dueAt?: number | null): Promise<void>;
  /** The earliest time anything is due; `null` when nothing is. */
  nextDue(): Promise<number | null>;
  /** Ends all claims of a node that starts again. */
  releaseAll(node: string): Promise<void>;

  // What goes after a while: of each at most `limit` at once, and how many it was
  /** Closes tables that wait and were not touched since `before`. */
  closeAbandoned(before: number, now: number, limit: number): Promise<number>;
  /** Closes tables that run and where nothing has happened since `before`. */
  closeIdle(before: number, now: number, limit: number): Promise<number>;
  /** Removes tables that were closed before `before`, with all that belongs to them. */
  removeClosed(before: number, limit: number): Promise<number>;
  /**
   * Looks at the next `limit` people above `after` in the order of their ids, and removes those who came before `before`, have
   * not been here since, and have nothing at any table. `last` is the last one looked at, `null` when nobody was left.
   */
  removePeople(
    before: number,
    after: string,
    limit: number,
  ): Promise<{ readonly removed: number; readonly last: string | null }>;
  /** Removes sessions that were not used since `before`. */
  removeSessions(before: number, limit: number): Promise<number>;
  /** Removes recovery links that are too old, and invitations to tables that are over or closed; the larger number. */
  removeLinks(now: number, limit: number): Promise<number>;

  // The service clock
  /** Service time as it was last written down; `first` where it never was. */
  openClock(first: number): Promise<number>;
  /** Writes down how far service time has come; it never goes back. Gives the latest that any node wrote. */
  beat(now: number): Promise<number>;

  // Chat
  /** The line with its number; the line stored before when the person used the key already. */
  addChat(line: Omit<ChatRecord, 'id'>, key: string): Promise<ChatRecord>;
  /** The latest `limit` lines above `after`, oldest first: of everybody, or of those alone who spoke from a seat. */
  chat(table: string, after: number, limit: number, of?: 'everybody' | 'seated'): Promise<readonly ChatRecord[]>;

  // Reminders
  /** With a session, it ends when that does. */
  putSubscription(subscription: PushSubscriptionRecord, sessionHash?: string | null): Promise<void>;
  removeSubscription(endpoint: string, person: string | null): Promise<void>;
  subscriptionsOf(person: string): Promise<readonly PushSubscriptionRecord[]>;
  /** Takes reminders out of the outbox; nobody else gets them. */
  takeReminders(limit: number): Promise<readonly Reminder[]>;

  // Nodes
  /**
   * Hears what any node did, this one included, after it was committed. Of tables that are not attended to it may hear
   * nothing. A notice may be lost: whoever depends on it asks the store now and then. Returns how to stop.
   */
  listen(listener: (notice: Notice) => void): () => void;
  /** Notices of the table are wanted on this node. Returns how to stop. */
  attend(table: string): () => void;
  /**
   * Hears that notices may have been missed, because the connection they come by was lost and is there again: whoever
   * depends on them reads again. Never within one process on SQLite. Returns how to stop.
   */
  onGap(listener: () => void): () => void;
  /** Tells all nodes something that is not stored. */
  publish(notice: Notice): Promise<void>;

  /** Whether something can be stored, by storing it: `null`, or why not. */
  fault(): Promise<StoreFault | null>;
  close(): Promise<void>;
}
