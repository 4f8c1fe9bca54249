import type { Endpoints } from '../endpoint.ts';

/** What operators do about links that bring members, and accounts that agents open themselves. */
export const linkConsoleEndpoints = {} as const satisfies Endpoints;
