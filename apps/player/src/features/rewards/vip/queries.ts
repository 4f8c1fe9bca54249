import { rewardsEndpoints } from '@maneki/contract/rewards/endpoints';
import type { VipView } from '@maneki/contract/rewards/vip-schemas';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#platform/call/browser.ts';
import { readValue } from '#platform/call/refused-error.ts';
import { rewardsKeys } from '../queries.ts';

export type Vip = VipView;
export type VipLevel = Vip['levels'][number];

/** The member's level, and what every level asks for and gives. */
export const vipQuery = queryOptions({
  queryKey: [...rewardsKeys.all, 'vip'] as const,
  queryFn: () => readValue(call(rewardsEndpoints.getVip, {})),
});
