import type { Endpoints } from '../endpoint.ts';

/** The member's points, and how they came and went. */
export const pointEndpoints = {
  getPoints: {
    name: 'rewards.getPoints',
    method: 'GET',
    path: '/rewards/points',
    module: 'COMM3',
    access: 'cash',
    refusals: [],
  },
  listPointHistory: {
    name: 'rewards.listPointHistory',
    method: 'GET',
    path: '/rewards/points/history',
    module: 'COMM3',
    access: 'cash',
    refusals: [],
  },
} as const satisfies Endpoints;
