import type { Endpoints } from '../endpoint.ts';

/** What agents ask about teams: who is in them, and what they came to. */
export const teamEndpoints = {} as const satisfies Endpoints;
