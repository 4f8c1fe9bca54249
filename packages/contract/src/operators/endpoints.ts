import type { Endpoints } from '../endpoint.ts';

/** What operators ask about themselves. Each feature lists its own calls of operators. */
export const operatorsEndpoints = {
  /** Who is behind the session, and what they may do. */
  getSelf: {
    name: 'operators.getSelf',
    method: 'GET',
    path: '/console/operators/self',
    module: 'COMM3',
    access: 'operator:self',
    refusals: [],
  },
  endSession: {
    name: 'operators.endSession',
    method: 'DELETE',
    path: '/console/operators/session',
    module: 'COMM3',
    access: 'operator:self',
    refusals: [],
  },
  /** Who did what, the latest first. */
  listActs: {
    name: 'operators.listActs',
    method: 'GET',
    path: '/console/operators/acts',
    module: 'COMM3',
    access: 'operator:readAudit',
    refusals: [],
  },
} as const satisfies Endpoints<never>;
