import type { Endpoints } from '../endpoint.ts';
import type { InboxCode } from './inbox-refusals.ts';

const module = 'COMM3';

/** Five bodies of some pages each. */
const BROADCAST_BODY_BYTES_MAX = 200_000;

/** What operators write to many members, and how messages that are sent by themselves are worded. */
export const inboxConsoleEndpoints = {
  searchBroadcasts: {
    name: 'messages.searchBroadcasts',
    method: 'GET',
    path: '/console/messages/broadcasts',
    module,
    access: 'operator:readMessages',
    refusals: [],
  },
  readBroadcast: {
    name: 'messages.readBroadcast',
    method: 'GET',
    path: '/console/messages/broadcast',
    module,
    access: 'operator:readMessages',
    refusals: ['messages.broadcast_unknown'],
  },
  /** How many members an audience has now. */
  countAudience: {
    name: 'messages.countAudience',
    method: 'GET',
    path: '/console/messages/audience',
    module,
    access: 'operator:readMessages',
    refusals: ['messages.audience_unfit'],
  },
  sendBroadcast: {
    name: 'messages.sendBroadcast',
    method: 'POST',
    path: '/console/messages/broadcast',
    module,
    access: 'operator:sendMessages',
    bodyBytesMax: BROADCAST_BODY_BYTES_MAX,
    refusals: ['messages.broadcast_empty', 'messages.audience_unfit'],
  },
  /** Nobody sees it any more, from now on. */
  withdrawBroadcast: {
    name: 'messages.withdrawBroadcast',
    method: 'POST',
    path: '/console/messages/broadcast/withdraw',
    module,
    access: 'operator:sendMessages',
    refusals: ['messages.broadcast_unknown', 'messages.broadcast_withdrawn'],
  },
  listTemplates: {
    name: 'messages.listTemplates',
    method: 'GET',
    path: '/console/messages/templates',
    module,
    access: 'operator:readMessages',
    refusals: [],
  },
  saveTemplate: {
    name: 'messages.saveTemplate',
    method: 'PUT',
    path: '/console/messages/templates',
    module,
    access: 'operator:sendMessages',
    refusals: ['messages.template_unfit'],
  },
} as const satisfies Endpoints<InboxCode>;
