import type { Endpoints } from '../endpoint.ts';
import type { SafetyCode } from './refusals.ts';

/** A player's own limits. */
export const safetyEndpoints = {
  listLimits: {
    name: 'safety.listLimits',
    method: 'GET',
    path: '/safety/limits',
    module: 'COMM3',
    access: 'member',
    refusals: [],
  },
  /** Lowers a limit at once; a raise waits a day and then for `confirmRaise`. */
  setLimit: {
    name: 'safety.setLimit',
    method: 'PUT',
    path: '/safety/limits',
    module: 'COMM3',
    access: 'member',
    refusals: ['safety.amount_invalid'],
  },
  confirmRaise: {
    name: 'safety.confirmRaise',
    method: 'POST',
    path: '/safety/limits/confirmation',
    module: 'COMM3',
    access: 'member',
    refusals: ['safety.raise_not_found', 'safety.raise_too_soon'],
  },
  withdrawRaise: {
    name: 'safety.withdrawRaise',
    method: 'DELETE',
    path: '/safety/limits/raise',
    module: 'COMM3',
    access: 'member',
    refusals: ['safety.raise_not_found'],
  },
} as const satisfies Endpoints<SafetyCode>;
