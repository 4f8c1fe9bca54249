import { packetEndpoints } from '@maneki/contract/rewards/packet-endpoints';
import type { RainView } from '@maneki/contract/rewards/packet-schemas';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#platform/call/browser.ts';
import { readValue } from '#platform/call/refused-error.ts';
import { msUntilChange } from '#platform/rain/until-change.ts';
import { rewardsKeys } from '../queries.ts';

export type Rain = RainView;
export type OpenRound = NonNullable<Rain['open']>;

/** The rain of now, or the next one; read again when it begins or ends. */
export const rainQuery = queryOptions({
  queryKey: [...rewardsKeys.all, 'rain'] as const,
  queryFn: () => readValue(call(packetEndpoints.getRain, {})),
  refetchInterval: ({ state }) => {
    const rain = state.data?.rain;
    const at = rain?.open?.endsAt ?? rain?.next;
    return msUntilChange(at ? [at] : [], Date.now());
  },
});
