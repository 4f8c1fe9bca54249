import type { RefusalTable } from '../endpoint.ts';

/** Why something about money that agents send to their teams cannot be done. */
export const giftRefusals = {} as const satisfies RefusalTable<'agents'>;
