import { PUSH_CATEGORIES } from '@maneki/contract/messages/push';
import { DAY_MS } from '@maneki/kernel/clock';
import type { MerchantDirectory } from '#features/site';
import type { OperatorCall } from '#platform/calls/call';
import type { Database } from '#platform/database/database';
import { type Push, subjectOf } from '../create-push.ts';
import * as store from './store.ts';

const DAYS_SHOWN = 14;

type Services = {
  readonly database: Database;
  readonly push: Push;
  readonly merchants: MerchantDirectory;
};

/** Whether notifications arrive: who is told of what, what waits, and how the deliveries of two weeks ended. */
export async function readReport(
  { database, push, merchants }: Services,
  { merchantCode, now }: Pick<OperatorCall, 'merchantCode' | 'now'>,
) {
  const since = new Date(now.getTime() - (DAYS_SHOWN - 1) * DAY_MS);
  const found = await database.transact(async (tx) => ({
    devices: await store.countDevices(tx, merchantCode),
    waiting: await store.countWaiting(tx, merchantCode),
    days: await store.listDays(tx, { merchantCode, since }),
  }));
  const { isKeyOwn: isOwn, vapid } = push;
  return {
    key: {
      isOwn,
      publicKey: vapid.publicKey,
      subject: subjectOf(push, merchants.get(merchantCode)),
    },
    devices: {
      all: found.devices.all,
      quiet: found.devices.quiet,
      byCategory: PUSH_CATEGORIES.map((category) => ({
        category,
        count: found.devices.byCategory[category] ?? 0,
      })),
    },
    waiting: found.waiting,
    days: found.days,
  };
}
