import type { Endpoints } from '../endpoint.ts';

/** What operators see of red packets. */
export const packetConsoleEndpoints = {
  searchPacketRounds: {
    name: 'rewards.searchPacketRounds',
    method: 'GET',
    path: '/console/rewards/packets',
    module: 'COMM3',
    access: 'operator:readRewards',
    refusals: [],
  },
} as const satisfies Endpoints;
