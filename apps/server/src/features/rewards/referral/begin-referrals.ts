import { REFERRAL_DAYS } from '@maneki/contract/rewards/referral';
import { listReferred } from '#features/identity';
import { dayOf } from '#features/wallet';
import type { Tx } from '#platform/database/database';
import { addDays } from '../vip/runs/due.ts';
import { insertReferrals } from './store.ts';

/** Writes down those of some members whom a friend has invited; who was written down before stays so. */
export async function beginReferrals(
  tx: Tx,
  {
    memberIds,
    zones,
  }: {
    readonly memberIds: readonly string[];
    readonly zones: ReadonlyMap<string, string>;
  },
): Promise<void> {
  const referred = await listReferred(tx, memberIds);
  await insertReferrals(
    tx,
    referred.map(({ memberId, referrerId, merchantCode, registeredAt }) => ({
      ...{ friendId: memberId, referrerId, merchantCode, joinedAt: registeredAt },
      lastDay: addDays(dayOf(registeredAt, zones.get(merchantCode)!), REFERRAL_DAYS),
    })),
  );
}
