import type { Endpoints } from '../endpoint.ts';

/** What operators do about money that agents send to their teams. */
export const giftConsoleEndpoints = {} as const satisfies Endpoints;
