import type { teamConsoleEndpoints } from '@maneki/contract/agents/team-console-endpoints';
import type { Handlers } from '#platform/calls/handlers';
import type { AgentsOutside } from './outside.ts';

export const teamConsoleHandlers = (
  _: AgentsOutside,
): Handlers<typeof teamConsoleEndpoints> => ({});
