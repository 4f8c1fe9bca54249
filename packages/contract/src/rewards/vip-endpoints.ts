import type { Endpoints } from '../endpoint.ts';

/** The member's level, and what levels ask for and give. */
export const vipEndpoints = {
  getVip: {
    name: 'rewards.getVip',
    method: 'GET',
    path: '/rewards/vip',
    module: 'COMM3',
    access: 'cash',
    refusals: [],
  },
  /** A new level was celebrated, and is not celebrated again. */
  seeLevel: {
    name: 'rewards.seeLevel',
    method: 'POST',
    path: '/rewards/vip/seen',
    module: 'COMM3',
    access: 'cash',
    refusals: [],
  },
} as const satisfies Endpoints;
