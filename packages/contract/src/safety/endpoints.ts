import type { Endpoints } from '../endpoint.ts';
import type { SafetyCode } from './refusals.ts';

/** A player's own limits, and their decision to stay away. */
export const safetyEndpoints = {
  listLimits: {
    name: 'safety.listLimits',
    method: 'GET',
    path: '/safety/limits',
    module: 'COMM3',
    access: 'member',
    whileExcluded: true,
    refusals: [],
  },
  /** Lowers a limit at once; a raise waits a day and then for `confirmRaise`. */
  setLimit: {
    name: 'safety.setLimit',
    method: 'PUT',
    path: '/safety/limits',
    module: 'COMM3',
    access: 'member',
    whileExcluded: true,
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
    whileExcluded: true,
    refusals: ['safety.raise_not_found'],
  },
  /** Whether the caller stays away now, how, and until when. */
  getExclusion: {
    name: 'safety.getExclusion',
    method: 'GET',
    path: '/safety/exclusion',
    module: 'COMM3',
    access: 'member',
    whileExcluded: true,
    refusals: [],
  },
  /** A break of some days, from now on. A longer one takes its place; none can be shortened. */
  takeTimeOut: {
    name: 'safety.takeTimeOut',
    method: 'POST',
    path: '/safety/time-out',
    module: 'COMM3',
    access: 'member',
    whileExcluded: true,
    refusals: ['safety.exclusion_not_longer'],
  },
  /** Staying away for months, years or for good, from now on. Only ever extended by the caller. */
  excludeSelf: {
    name: 'safety.excludeSelf',
    method: 'POST',
    path: '/safety/exclusion',
    module: 'COMM3',
    access: 'member',
    whileExcluded: true,
    refusals: ['safety.exclusion_not_longer'],
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
