import type { linkConsoleEndpoints } from '@maneki/contract/agents/link-console-endpoints';
import type { Handlers } from '#platform/calls/handlers';
import type { AgentsOutside } from './outside.ts';

export const linkConsoleHandlers = (
  _: AgentsOutside,
): Handlers<typeof linkConsoleEndpoints> => ({});
