import type { MissionMetric } from '@maneki/contract/rewards/mission';
import { countEverBound } from '#features/cashier';
import { isMobileVerified } from '#features/identity';
import type { Tx } from '#platform/database/database';

/** What is either so or not, and is looked up instead of counted. */
const LOOKUPS: Partial<Record<MissionMetric, (tx: Tx, memberId: string) => Promise<boolean>>> = {
  VERIFY_PHONE: isMobileVerified,
  BIND_ACCOUNT: async (tx, memberId) => (await countEverBound(tx, memberId)) > 0,
};

/** Whether a metric that is looked up holds of a member; undefined for one that is counted. */
export const isKnown = async (
  tx: Tx,
  { memberId, metric }: { readonly memberId: string; readonly metric: MissionMetric },
): Promise<boolean | undefined> => LOOKUPS[metric]?.(tx, memberId);
