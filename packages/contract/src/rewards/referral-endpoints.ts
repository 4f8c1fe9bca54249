import type { Endpoints } from '../endpoint.ts';

/** Inviting friends: with what, who came, and what it gave. */
export const referralEndpoints = {
  getReferral: {
    name: 'rewards.getReferral',
    method: 'GET',
    path: '/rewards/referral',
    module: 'COMM3',
    access: 'cash',
    refusals: [],
  },
  /** The friends who came, the latest first, with what each has still to do. */
  listFriends: {
    name: 'rewards.listFriends',
    method: 'GET',
    path: '/rewards/referral/friends',
    module: 'COMM3',
    access: 'cash',
    refusals: [],
  },
} as const satisfies Endpoints;
