import type { Endpoints } from '../endpoint.ts';
import type { CallRefusal } from './refusals.ts';

/** Calls about calling: what a client needs before it can make the others. */
export const callEndpoints = {
  /** The public key and a one-use challenge for the next encrypted call. */
  openEncryption: {
    name: 'call.openEncryption',
    method: 'GET',
    path: '/call/encryption',
    module: 'COMM3',
    access: 'anyone',
    alwaysOpen: true,
    limit: { calls: 60, perSeconds: 60 },
    refusals: [],
  },
  /** A puzzle whose solution some calls must carry, harder the more is asked from one place. */
  openProof: {
    name: 'call.openProof',
    method: 'GET',
    path: '/call/proof',
    module: 'COMM3',
    access: 'anyone',
    limit: { calls: 120, perSeconds: 60 },
    refusals: [],
  },
} as const satisfies Endpoints<CallRefusal['code']>;
