import type { Endpoints } from '../endpoint.ts';

/** What operators do about rebates of agents and their teams. */
export const rebateConsoleEndpoints = {} as const satisfies Endpoints;
