import type { Endpoints } from '../endpoint.ts';

/** What operators see of notifications. */
export const pushConsoleEndpoints = {
  /** How many devices are told of what, what waits, and how deliveries of the last days ended. */
  readPushReport: {
    name: 'messages.readPushReport',
    method: 'GET',
    path: '/console/messages/push',
    module: 'COMM3',
    access: 'operator:readMessages',
    refusals: [],
  },
} as const satisfies Endpoints;
