import type { RefusalTable } from '../endpoint.ts';

/** Why something about links that bring members, and accounts that agents open themselves cannot be done. */
export const linkRefusals = {} as const satisfies RefusalTable<'agents'>;
