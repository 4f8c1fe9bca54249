import type { Endpoints } from '../endpoint.ts';

/** What agents ask about rebates of agents and their teams. */
export const rebateEndpoints = {} as const satisfies Endpoints;
