import type { teamEndpoints } from '@maneki/contract/agents/team-endpoints';
import type { Handlers } from '#platform/calls/handlers';
import type { AgentsOutside } from './outside.ts';

export const teamHandlers = (_: AgentsOutside): Handlers<typeof teamEndpoints> => ({});
