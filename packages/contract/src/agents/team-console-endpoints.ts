import type { Endpoints } from '../endpoint.ts';

/** What operators do about teams: who is in them, and what they came to. */
export const teamConsoleEndpoints = {} as const satisfies Endpoints;
