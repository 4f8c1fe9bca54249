import type { linkEndpoints } from '@maneki/contract/agents/link-endpoints';
import type { Handlers } from '#platform/calls/handlers';
import type { AgentsOutside } from './outside.ts';

export const linkHandlers = (_: AgentsOutside): Handlers<typeof linkEndpoints> => ({});
