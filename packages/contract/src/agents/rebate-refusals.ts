import type { RefusalTable } from '../endpoint.ts';

/** Why something about rebates of agents and their teams cannot be done. */
export const rebateRefusals = {} as const satisfies RefusalTable<'agents'>;
