import type { Endpoints } from '../endpoint.ts';

export const feedbackEndpoints = {} as const satisfies Endpoints;
