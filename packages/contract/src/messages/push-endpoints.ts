import type { Endpoints } from '../endpoint.ts';
import type { pushRefusals } from './push-refusals.ts';

const module = 'COMM3';
const path = '/messages/push';

/** Notifications on the device that calls, as long as its session lasts. */
export const pushEndpoints = {
  readPush: {
    name: 'messages.readPush',
    method: 'GET',
    path,
    module,
    access: 'inbox',
    refusals: [],
  },
  /** Sends this device notifications from now on, or in another way than before. */
  keepPush: {
    name: 'messages.keepPush',
    method: 'PUT',
    path,
    module,
    access: 'inbox',
    limit: { calls: 30, perSeconds: 60 },
    refusals: ['messages.push_service_unknown', 'messages.push_key_invalid'],
  },
  /** Sends it none any more. */
  dropPush: {
    name: 'messages.dropPush',
    method: 'DELETE',
    path,
    module,
    access: 'inbox',
    whileExcluded: true,
    refusals: [],
  },
} as const satisfies Endpoints<keyof typeof pushRefusals>;
