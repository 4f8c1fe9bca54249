import type { Endpoints } from '../endpoint.ts';

export const inboxEndpoints = {} as const satisfies Endpoints;
