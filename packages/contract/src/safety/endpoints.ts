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
  /** Says that somebody is here, and hears since when and when they are to be reminded of it. */
  continueSitting: {
    name: 'safety.continueSitting',
    method: 'POST',
    path: '/safety/sitting',
    module: 'COMM3',
    access: 'session',
    refusals: [],
  },
  /** The reminder was seen; the next one follows after the chosen time. */
  seeCheck: {
    name: 'safety.seeCheck',
    method: 'POST',
    path: '/safety/sitting/check',
    module: 'COMM3',
    access: 'session',
    refusals: [],
  },
  setCheckInterval: {
    name: 'safety.setCheckInterval',
    method: 'PUT',
    path: '/safety/sitting/interval',
    module: 'COMM3',
    access: 'session',
    refusals: [],
  },
} as const satisfies Endpoints<SafetyCode>;
