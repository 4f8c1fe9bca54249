import type { Endpoints } from '../endpoint.ts';

export const pushEndpoints = {} as const satisfies Endpoints;
