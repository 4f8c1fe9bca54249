import type { RefusalOf, RefusalTable } from '../endpoint.ts';

/** Why something about teams and contracts cannot be done. */
export const agentsRefusals = {} as const satisfies RefusalTable<'agents'>;

export type AgentsRefusal = RefusalOf<typeof agentsRefusals>;
