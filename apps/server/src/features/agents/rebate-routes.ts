import type { rebateEndpoints } from '@maneki/contract/agents/rebate-endpoints';
import type { Handlers } from '#platform/calls/handlers';
import type { AgentsOutside } from './outside.ts';

export const rebateHandlers = (_: AgentsOutside): Handlers<typeof rebateEndpoints> => ({});
