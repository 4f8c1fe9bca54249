import type { RefusalTable } from '../endpoint.ts';

/** Why something about teams: who is in them, and what they came to cannot be done. */
export const teamRefusals = {} as const satisfies RefusalTable<'agents'>;
