import { rebateGroupOf } from '@maneki/contract/agents/rebate-groups';
import type { OtherRebates } from '#features/rewards';
import { sumOwnLines } from '../shares/store.ts';
import { isDayPaid } from './rebate-runs.ts';

/** What members got for their own play, for levels that give the rest of what they promise. */
export const ownRebates: OtherRebates = {
  isDone: isDayPaid,
  listGiven: sumOwnLines,
  groupOf: rebateGroupOf,
};
