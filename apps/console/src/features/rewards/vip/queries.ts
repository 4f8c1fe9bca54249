import type { ResponseOf } from '@maneki/contract/contract';
import { vipConsoleEndpoints } from '@maneki/contract/rewards/vip-console-endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#platform/call/call.ts';

export type VipLevel = ResponseOf<typeof vipConsoleEndpoints.listVipLevels>['levels'][number];

export const vipLevelsQuery = queryOptions({
  queryKey: [vipConsoleEndpoints.listVipLevels.name],
  queryFn: () => call(vipConsoleEndpoints.listVipLevels, {}),
});
