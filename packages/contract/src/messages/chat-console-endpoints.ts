import type { Endpoints } from '../endpoint.ts';

export const chatConsoleEndpoints = {} as const satisfies Endpoints;
