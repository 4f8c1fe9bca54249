import type { Endpoints } from '../endpoint.ts';

export const feedbackConsoleEndpoints = {} as const satisfies Endpoints;
