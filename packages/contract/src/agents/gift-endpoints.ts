import type { Endpoints } from '../endpoint.ts';

/** What agents ask about money that agents send to their teams. */
export const giftEndpoints = {} as const satisfies Endpoints;
