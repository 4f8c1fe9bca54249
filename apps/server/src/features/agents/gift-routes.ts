import type { giftEndpoints } from '@maneki/contract/agents/gift-endpoints';
import type { Handlers } from '#platform/calls/handlers';
import type { AgentsOutside } from './outside.ts';

export const giftHandlers = (_: AgentsOutside): Handlers<typeof giftEndpoints> => ({});
