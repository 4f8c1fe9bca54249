import type { LotteryPrizeMode } from '@maneki/contract/house/lottery';
import type { PersonalSeries } from '@maneki/contract/play/lottery';
import { listMemberMarkets } from '#features/identity';
import type { WalletName } from '#features/wallet';
import type { Database } from '#platform/database/database';
import type { Log } from '#platform/metrics/log';
import { SESSION_IDLE_MS, SESSION_TOUCH_BELOW_MS } from './session.ts';
import * as store from './store.ts';

/** What never changes about a session. Whether it is still open stands in the database alone. */
export type SessionFacts = {
  readonly memberId: string;
  readonly sessionId: string;
  readonly merchantCode: string;
  readonly providerCode: string;
  readonly vendorCode: string;
  readonly wallet: WalletName;
  readonly currency: string;
  /** Up to which series the player may bet, as the session was told; nothing where its game is no lottery. */
  readonly series: PersonalSeries;
  /** By which prizes the player may bet, as the session was told; null where it was told nothing. */
  readonly prizeModes: readonly LotteryPrizeMode[] | null;
  /** The market that the player belongs to. */
  readonly countryCode: string | null;
};

/** Sessions as this node remembers them, so that a bet need not read what cannot have changed. */
export type SessionCache = {
  /** Undefined for a session that is unknown, or another player's. Only the first look waits. */
  find(name: store.SessionName): Promise<SessionFacts | undefined>;
  /** Keeps a session alive that was just used. Nobody waits, and a failure is tried again. */
  touch(name: store.SessionName, now: Date): void;
};

const SESSIONS_MAX = 50_000;

type Entry = { readonly facts: SessionFacts; touchFrom: number };

export function createSessionCache(
  { database, log }: { readonly database: Database; readonly log: Pick<Log, 'warn'> },
  sessionsMax = SESSIONS_MAX,
): SessionCache {
  const entries = new Map<string, Entry>();
  /** Looks that are under way: bets that come together share one. */
  const looks = new Map<string, Promise<SessionFacts | undefined>>();

  const keep = (key: string, entry: Entry) => {
    // Set anew, an entry moves to the end: the first one is always the longest unused.
    entries.delete(key);
    if (entries.size >= sessionsMax) entries.delete(entries.keys().next().value!);
    entries.set(key, entry);
  };

  const read = async (name: store.SessionName, key: string) => {
    const row = await database.statement((tx) => store.findSession(tx, name));
    if (!row) return undefined;
    const markets = await database.statement((tx) => listMemberMarkets(tx, [name.memberId]));
    const facts: SessionFacts = {
      memberId: row.member_id,
      sessionId: row.id,
      merchantCode: row.merchant_code,
      providerCode: row.provider_code,
      vendorCode: row.vendor_code,
      wallet: row.wallet as WalletName,
      currency: row.currency,
      series: (row.series ?? {}) as PersonalSeries,
      prizeModes: row.prize_modes as readonly LotteryPrizeMode[] | null,
      countryCode: markets.get(name.memberId)?.countryCode ?? null,
    };
    keep(key, { facts, touchFrom: row.expires_at.getTime() - SESSION_TOUCH_BELOW_MS });
    return facts;
  };

  const look = (name: store.SessionName, key: string) => {
    const shared = looks.get(key) ?? read(name, key).finally(() => looks.delete(key));
    looks.set(key, shared);
    return shared;
  };

  return {
    async find(name) {
      const key = keyOf(name);
      const entry = entries.get(key);
      if (!entry) return look(name, key);
      keep(key, entry);
      return entry.facts;
    },
    touch(name, now) {
      const entry = entries.get(keyOf(name));
      if (!entry || now.getTime() < entry.touchFrom) return;
      const before = entry.touchFrom;
      entry.touchFrom = now.getTime() + SESSION_IDLE_MS - SESSION_TOUCH_BELOW_MS;
      touchSession(database, name, now).catch((error: unknown) => {
        entry.touchFrom = before;
        log.warn({ err: error }, 'a game session was not kept alive');
      });
    },
  };
}

const keyOf = ({ memberId, sessionId }: store.SessionName) => `${memberId} ${sessionId}`;

/** Gives a session its whole time again, when little of it is left. */
export function touchSession(
  database: Database,
  name: store.SessionName,
  now: Date,
): Promise<void> {
  const dueBefore = new Date(now.getTime() + SESSION_TOUCH_BELOW_MS);
  const until = new Date(now.getTime() + SESSION_IDLE_MS);
  return database.statement((tx) => store.touchSession(tx, { ...name, now, dueBefore, until }));
}
