import type { Endpoints } from '../endpoint.ts';

/** What operators see of invited friends. */
export const referralConsoleEndpoints = {
  /** Who invited whom, and how far each friend is; those who joined last on top. */
  searchReferrals: {
    name: 'rewards.searchReferrals',
    method: 'GET',
    path: '/console/rewards/referrals',
    module: 'COMM3',
    access: 'operator:readRewards',
    refusals: [],
  },
} as const satisfies Endpoints;
