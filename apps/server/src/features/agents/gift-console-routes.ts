import type { giftConsoleEndpoints } from '@maneki/contract/agents/gift-console-endpoints';
import type { Handlers } from '#platform/calls/handlers';
import type { AgentsOutside } from './outside.ts';

export const giftConsoleHandlers = (
  _: AgentsOutside,
): Handlers<typeof giftConsoleEndpoints> => ({});
