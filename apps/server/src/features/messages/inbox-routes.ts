import type { inboxEndpoints } from '@maneki/contract/messages/inbox-endpoints';
import type { Handlers } from '#platform/calls/handlers';
import type { MessagesOutside } from './outside.ts';

export const inboxHandlers = (_services: MessagesOutside): Handlers<typeof inboxEndpoints> => ({});
