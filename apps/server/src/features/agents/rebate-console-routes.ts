import type { rebateConsoleEndpoints } from '@maneki/contract/agents/rebate-console-endpoints';
import type { Handlers } from '#platform/calls/handlers';
import type { AgentsOutside } from './outside.ts';

export const rebateConsoleHandlers = (
  _: AgentsOutside,
): Handlers<typeof rebateConsoleEndpoints> => ({});
