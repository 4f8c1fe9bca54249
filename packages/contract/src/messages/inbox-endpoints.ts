import type { Endpoints } from '../endpoint.ts';
import type { InboxCode } from './inbox-refusals.ts';

const module = 'COMM3';

/** What was written to the member. Whoever stays away reads it too, but for offers. */
export const inboxEndpoints = {
  listMessages: {
    name: 'messages.listMessages',
    method: 'GET',
    path: '/messages/inbox',
    module,
    access: 'inbox',
    whileExcluded: true,
    refusals: ['site.feature_off'],
  },
  countUnread: {
    name: 'messages.countUnread',
    method: 'GET',
    path: '/messages/inbox/unread',
    module,
    access: 'inbox',
    whileExcluded: true,
    refusals: ['site.feature_off'],
  },
  /** Answers a message in full; whoever has it before them has read it. */
  openMessage: {
    name: 'messages.openMessage',
    method: 'POST',
    path: '/messages/inbox/open',
    module,
    access: 'inbox',
    whileExcluded: true,
    refusals: ['site.feature_off', 'messages.message_unknown'],
  },
  readAllMessages: {
    name: 'messages.readAllMessages',
    method: 'POST',
    path: '/messages/inbox/read-all',
    module,
    access: 'inbox',
    whileExcluded: true,
    refusals: ['site.feature_off'],
  },
  deleteMessage: {
    name: 'messages.deleteMessage',
    method: 'POST',
    path: '/messages/inbox/delete',
    module,
    access: 'inbox',
    whileExcluded: true,
    refusals: ['site.feature_off', 'messages.message_unknown'],
  },
  /** Takes a deletion back, for as long as the message is kept. */
  restoreMessage: {
    name: 'messages.restoreMessage',
    method: 'POST',
    path: '/messages/inbox/restore',
    module,
    access: 'inbox',
    whileExcluded: true,
    refusals: ['site.feature_off', 'messages.message_unknown'],
  },
} as const satisfies Endpoints<InboxCode>;
