import type { Endpoints } from '../endpoint.ts';

export const inboxConsoleEndpoints = {} as const satisfies Endpoints;
