import type { Endpoints } from '../endpoint.ts';

export const chatEndpoints = {} as const satisfies Endpoints;
