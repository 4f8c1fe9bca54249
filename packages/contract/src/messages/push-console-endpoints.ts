import type { Endpoints } from '../endpoint.ts';

export const pushConsoleEndpoints = {} as const satisfies Endpoints;
