import { SECOND_MS } from '@maneki/kernel/clock';
import type { Database } from '#platform/database/database';
import type { findSessionByToken } from './store.ts';

/** The bound where a notice is lost and nobody notices, as on a connection that died without a word. */
export const REMEMBERED_MS = 5 * SECOND_MS;
const SESSIONS_MAX = 10_000;

/** Told by the database itself, with the id of the member whose sessions changed. */
const CHANNEL = 'identity_sessions';

export type FoundSession = NonNullable<Awaited<ReturnType<typeof findSessionByToken>>>;
export type SessionName = { readonly merchantCode: string; readonly tokenHash: string };

export type SessionCache = {
  find(name: SessionName, now: Date): FoundSession | undefined;
  /**
   * Called before the database is asked; answers what keeps the session that it finds, unless anything
   * changed meanwhile: then the reading may have looked too early.
   */
  startReading(): (name: SessionName, found: FoundSession, now: Date) => void;
  /** Forgets the sessions of a member. */
  drop(memberId: string): void;
  /** Without notices nothing is remembered: each question goes to the database. */
  setHeard(isHeard: boolean): void;
  readonly size: number;
};

type Entry = { readonly found: FoundSession; readonly readAt: number };

export function createSessionCache({ sessionsMax = SESSIONS_MAX } = {}): SessionCache {
  const entries = new Map<string, Entry>();
  const keysOf = new Map<string, Set<string>>();
  let isHeard = false;
  let changes = 0;

  const forget = (key: string) => {
    const memberId = entries.get(key)?.found.session.memberId;
    if (memberId === undefined) return;
    entries.delete(key);
    const keys = keysOf.get(memberId);
    keys?.delete(key);
    if (keys?.size === 0) keysOf.delete(memberId);
  };

  return {
    find(name, now) {
      const key = keyOf(name);
      const entry = entries.get(key);
      if (!entry) return undefined;
      // A clock that was set back must not make anything last longer.
      if (Math.abs(now.getTime() - entry.readAt) < REMEMBERED_MS) return entry.found;
      forget(key);
      return undefined;
    },
    startReading() {
      const changesBefore = changes;
      return (name, found, now) => {
        if (!isHeard || changes !== changesBefore) return;
        const key = keyOf(name);
        forget(key);
        const oldest = entries.keys().next().value;
        if (entries.size >= sessionsMax && oldest !== undefined) forget(oldest);
        entries.set(key, { found, readAt: now.getTime() });
        const { memberId } = found.session;
        keysOf.set(memberId, (keysOf.get(memberId) ?? new Set()).add(key));
      };
    },
    drop(memberId) {
      changes += 1;
      for (const key of keysOf.get(memberId) ?? []) forget(key);
    },
    setHeard(heard) {
      changes += 1;
      isHeard = heard;
      entries.clear();
      keysOf.clear();
    },
    get size() {
      return entries.size;
    },
  };
}

const keyOf = ({ merchantCode, tokenHash }: SessionName) => `${merchantCode} ${tokenHash}`;

/** Lets every change of a session on any node be heard; answers what ends that. */
export function followSessions(
  database: Pick<Database, 'listen'>,
  cache: Pick<SessionCache, 'drop' | 'setHeard'>,
): Promise<() => Promise<void>> {
  return database.listen(CHANNEL, cache.drop, cache.setHeard);
}
