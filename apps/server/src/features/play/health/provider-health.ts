import type { RoundWalletCode } from '@maneki/contract/round-wallet/codes';
import { HOUR_MS, SECOND_MS } from '@maneki/kernel/clock';
import type { Database } from '#platform/database/database';
import type { Log } from '#platform/metrics/log';
import * as store from './store.ts';

/** Operators see what a process has counted this late. */
const WRITE_EVERY_MS = 5 * SECOND_MS;

export type ToldCall = {
  readonly providerCode: string;
  readonly keyId: string;
  readonly status: RoundWalletCode;
  readonly tookMs: number;
  readonly at: Date;
};

/**
 * Counts what providers ask, in the memory of this process, and adds it to the books every few seconds:
 * no call waits for a statement because of it. A process that is killed takes seconds of it along.
 */
export type ProviderHealth = {
  /** Tells of a call that was proven to be the provider's own. */
  tell(call: ToldCall): void;
  flush(): Promise<void>;
};

const TURNED_AWAY: readonly RoundWalletCode[] = [
  'STALE',
  'NONCE_REUSED',
  'RATE_LIMITED',
  'BAD_REQUEST',
];

export function createProviderHealth({
  database,
}: {
  readonly database: Database;
}): ProviderHealth {
  let hours = new Map<string, store.ProviderHour>();
  let uses = new Map<string, Date>();
  const add = (hour: store.ProviderHour) => {
    const key = `${hour.providerCode} ${hour.hour.getTime()}`;
    const known = hours.get(key);
    hours.set(key, known ? addUp(known, hour) : hour);
  };
  return {
    tell({ providerCode, keyId, status, tookMs, at }) {
      add({
        providerCode,
        hour: new Date(Math.floor(at.getTime() / HOUR_MS) * HOUR_MS),
        calls: 1,
        turnedAway: TURNED_AWAY.includes(status) ? 1 : 0,
        failed: status === 'TEMPORARY' ? 1 : 0,
        tookMs,
        slowestMs: tookMs,
        lastAt: at,
      });
      uses.set(keyId, at);
    },
    async flush() {
      if (hours.size === 0) return;
      const [written, used] = [hours, uses];
      [hours, uses] = [new Map(), new Map()];
      try {
        await database.transact(async (tx) => {
          await store.addHours(tx, [...written.values()]);
          await store.markUsed(tx, [...used]);
        });
      } catch (error) {
        for (const hour of written.values()) add(hour);
        for (const [keyId, at] of used) if (!uses.has(keyId)) uses.set(keyId, at);
        throw error;
      }
    },
  };
}

const addUp = (one: store.ProviderHour, other: store.ProviderHour): store.ProviderHour => ({
  ...one,
  calls: one.calls + other.calls,
  turnedAway: one.turnedAway + other.turnedAway,
  failed: one.failed + other.failed,
  tookMs: one.tookMs + other.tookMs,
  slowestMs: Math.max(one.slowestMs, other.slowestMs),
  lastAt: new Date(Math.max(one.lastAt.getTime(), other.lastAt.getTime())),
});

/** Writes down what was counted, also when nobody calls any more. Answers how to end that. */
export function keepHealth(
  health: Pick<ProviderHealth, 'flush'>,
  { log }: { readonly log: Pick<Log, 'warn'> },
): () => Promise<void> {
  const flush = () =>
    health
      .flush()
      .catch((error: unknown) => log.warn({ err: error }, 'calls of providers were not counted'));
  const timer = setInterval(flush, WRITE_EVERY_MS);
  return async () => {
    clearInterval(timer);
    await flush();
  };
}
