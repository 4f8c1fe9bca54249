import type { Endpoints } from '../endpoint.ts';

/** What agents ask about links that bring members, and accounts that agents open themselves. */
export const linkEndpoints = {} as const satisfies Endpoints;
