import type { RefusalTable } from '../endpoint.ts';

/** Why something about salary and dividend contracts, and their bills cannot be done. */
export const contractRefusals = {} as const satisfies RefusalTable<'agents'>;
