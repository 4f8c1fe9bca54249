import type { contractConsoleEndpoints } from '@maneki/contract/agents/contract-console-endpoints';
import type { Handlers } from '#platform/calls/handlers';
import type { AgentsOutside } from './outside.ts';

export const contractConsoleHandlers = (
  _: AgentsOutside,
): Handlers<typeof contractConsoleEndpoints> => ({});
