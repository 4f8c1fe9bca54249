import { hasSeries, LOTTERY_GROUPS, type PersonalSeries } from '@maneki/contract/play/lottery';
import type { Tx } from '#platform/database/database';
import { readProfile } from './read-profiles.ts';

/** Up to which series somebody may bet at lotteries, group by group. */
export async function readSeries(
  tx: Tx,
  member: { readonly merchantCode: string; readonly memberId: string },
): Promise<PersonalSeries> {
  const { profile } = await readProfile(tx, member);
  return Object.fromEntries(
    LOTTERY_GROUPS.filter(hasSeries).map((group) => [group, profile[group]]),
  );
}
