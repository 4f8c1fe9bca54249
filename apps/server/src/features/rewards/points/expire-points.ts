import type { JobContext } from '#platform/jobs/job';
import { recordEvent } from '#platform/outbox/record-event';
import * as store from './expiry/store.ts';

const AT_ONCE = 500;

type Run = Pick<JobContext, 'database' | 'now' | 'signal'>;

/** Ends points that are a year old; run on the first day of a month, and again where it was cut short. */
export async function expirePoints({ database, now, signal }: Run): Promise<number> {
  let expired = 0;
  for (let some = AT_ONCE; some === AT_ONCE && !signal.aborted; expired += some)
    some = await database.transact(async (tx) => {
      const memberIds = await store.lockExpiring(tx, { now, limit: AT_ONCE });
      if (memberIds.length > 0) await store.writeExpiry(tx, { memberIds, now });
      return memberIds.length;
    });
  return expired;
}

const NOTICE_DAYS = 30;
const DAY_MS = 86_400_000;

/** When points expire next: on the first day of the coming month. */
export const nextExpiry = (now: Date): Date =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1));

/** Tells members once, a month before, how many of their points expire. */
export async function warnOfExpiry({ database, now, signal }: Run): Promise<number> {
  const expiresAt = nextExpiry(now);
  if (expiresAt.getTime() - now.getTime() > NOTICE_DAYS * DAY_MS) return 0;
  const expiresOn = expiresAt.toISOString().slice(0, 10);
  let told = 0;
  for (let some = AT_ONCE; some === AT_ONCE && !signal.aborted; told += some)
    some = await database.transact(async (tx) => {
      const warned = await store.insertWarnings(tx, { expiresAt, expiresOn, limit: AT_ONCE });
      for (const { memberId, merchantCode, points } of warned)
        await recordEvent(tx, now, 'rewards.points_expiring', {
          ...{ memberId, merchantCode, expiresOn },
          points: Number(points),
        });
      return warned.length;
    });
  return told;
}
