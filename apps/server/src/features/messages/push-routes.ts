import type { pushEndpoints } from '@maneki/contract/messages/push-endpoints';
import type { Handlers } from '#platform/calls/handlers';
import type { MessagesOutside } from './outside.ts';

export const pushHandlers = (_services: MessagesOutside): Handlers<typeof pushEndpoints> => ({});
