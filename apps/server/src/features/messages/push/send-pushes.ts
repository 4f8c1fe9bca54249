import { PUSH_CATEGORIES_AT_ANY_HOUR, type PushCategory } from '@maneki/contract/messages/push';
import { DAY_MS, MINUTE_MS, SECOND_MS } from '@maneki/kernel/clock';
import { listEndedSessions } from '#features/identity';
import { listExcluded } from '#features/safety';
import type { MerchantDirectory } from '#features/site';
import type { Database } from '#platform/database/database';
import { encryptPush } from '#platform/encryption/encrypt-push';
import type { JobContext } from '#platform/jobs/job';
import { type Push, subjectOf } from './create-push.ts';
import { endOfQuiet } from './quiet-hours.ts';
import { countEnded, type PushOutcome } from './report/store.ts';
import { type Delivery, deleteDelivery, deleteDevices, postpone, takeDue } from './store.ts';
import { writeNotice } from './write-notice.ts';

const AT_ONCE = 50;
/** One run ends before the next is due; the rest waits for it. */
const BATCHES_MAX = 40;
const FIRST_WAIT_MS = MINUTE_MS;
/** With waits that double: about half an hour. */
export const ATTEMPTS_MAX = 6;
/** News of yesterday is none. */
const KEPT_MS = DAY_MS;

const URGENCY: Readonly<Record<PushCategory, string>> = {
  SECURITY: 'high',
  FINANCE: 'normal',
  PROMO: 'low',
};

export type PushTools = { readonly push: Push; readonly merchants: MerchantDirectory };
type Sending = PushTools & Pick<JobContext, 'database' | 'now' | 'log' | 'signal'>;

/** Sends what is due; answers how many push services have taken. */
export async function sendPushes(sending: Sending): Promise<number> {
  let sent = 0;
  for (let batch = 0; batch < BATCHES_MAX && !sending.signal.aborted; batch += 1) {
    const due = await sending.database.transact((tx) =>
      takeDue(tx, { now: sending.now, limit: AT_ONCE, firstWaitMs: FIRST_WAIT_MS }),
    );
    const open = await dropUnwanted(sending, due);
    const ends = await Promise.all(open.map((delivery) => send(sending, delivery)));
    const ended = open.flatMap(({ category, device: { merchantCode } }, index) => {
      const outcome = ends[index];
      return outcome ? [{ merchantCode, category, outcome }] : [];
    });
    await sending.database.statement((tx) => countEnded(tx, ended, sending.now));
    sent += ended.filter(({ outcome }) => outcome === 'TAKEN').length;
    if (due.length < AT_ONCE) break;
  }
  return sent;
}

/** Asked at the last moment, whatever was known when it was queued: who is gone or stays away is sent nothing. */
async function dropUnwanted(
  { database, now }: { readonly database: Database; readonly now: Date },
  due: readonly Delivery[],
): Promise<readonly Delivery[]> {
  if (due.length === 0) return due;
  return database.transact(async (tx) => {
    const sessionIds = [...new Set(due.map(({ device }) => device.sessionId))];
    const ended = new Set(await listEndedSessions(tx, { sessionIds, now }));
    await deleteDevices(tx, [...ended]);
    const memberIds = [...new Set(due.map(({ device }) => device.memberId))];
    const excluded = await listExcluded(tx, { memberIds, now });
    const isWanted = ({ category, queuedAt, device }: Delivery) =>
      !ended.has(device.sessionId) &&
      !excluded.has(device.memberId) &&
      device.categories.includes(category) &&
      now.getTime() - queuedAt.getTime() < KEPT_MS;
    for (const delivery of due) if (!isWanted(delivery)) await deleteDelivery(tx, delivery.id);
    return due.filter(isWanted);
  });
}

/** Answers how it ended; nothing where it waits for another time. */
async function send(sending: Sending, delivery: Delivery): Promise<PushOutcome | undefined> {
  const { database, now, log } = sending;
  const { id, category, device, attempts } = delivery;
  const quietUntil = PUSH_CATEGORIES_AT_ANY_HOUR.includes(category)
    ? undefined
    : endOfQuiet(device.quiet, { timeZone: device.timeZone, now });
  if (quietUntil) {
    await database.statement((tx) => postpone(tx, { id, until: quietUntil, isAttempt: false }));
    return undefined;
  }
  const answer = await post(sending, delivery).catch((error: unknown) => {
    log.warn({ err: error }, 'a push service was not reached');
    return { status: 0, retryAfter: null };
  });
  const { status, retryAfter } = answer;
  const verdict = judge(status);
  if (verdict === 'gone') await database.statement((tx) => deleteDevices(tx, [device.sessionId]));
  else if (verdict !== 'later' || attempts >= ATTEMPTS_MAX)
    await database.statement((tx) => deleteDelivery(tx, id));
  else if (retryAfter !== null && Number(retryAfter) > 0) {
    const until = new Date(now.getTime() + Math.min(Number(retryAfter) * SECOND_MS, KEPT_MS));
    await database.statement((tx) => postpone(tx, { id, until, isAttempt: true }));
  }
  if (verdict === 'refused') log.warn({ status }, 'a push service refused a notification');
  if (verdict === 'later') return attempts >= ATTEMPTS_MAX ? 'GIVEN_UP' : undefined;
  return OUTCOMES[verdict];
}

const OUTCOMES = { taken: 'TAKEN', gone: 'GONE', refused: 'REFUSED' } as const;

type Verdict = 'taken' | 'gone' | 'later' | 'refused';

/** What a push service means by its answer; none at all is 0. */
export function judge(status: number): Verdict {
  if (status >= 200 && status < 300) return 'taken';
  if (status === 404 || status === 410) return 'gone';
  return status === 0 || status === 429 || status >= 500 ? 'later' : 'refused';
}

/** The list of push services may have become shorter since the device was kept. */
async function post({ push, merchants, now }: Sending, delivery: Delivery) {
  const { device, category } = delivery;
  if (!push.isKnown(device.endpoint)) return { status: 410, retryAfter: null };
  const merchant = merchants.get(device.merchantCode);
  const notice = Buffer.from(JSON.stringify(writeNotice(delivery, merchant.name)));
  const subject = subjectOf(push, merchant);
  return push.post(device.endpoint, {
    headers: {
      authorization: push.vapid.authorize({ endpoint: device.endpoint, subject, now }),
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: String(KEPT_MS / SECOND_MS),
      urgency: URGENCY[category],
    },
    body: encryptPush(notice, device),
  });
}
