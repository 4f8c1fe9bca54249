import type { Endpoints } from '../endpoint.ts';

/** What operators do about salary and dividend contracts, and their bills. */
export const contractConsoleEndpoints = {} as const satisfies Endpoints;
