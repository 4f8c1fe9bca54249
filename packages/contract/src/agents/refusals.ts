import type { RefusalOf, RefusalTable } from '../endpoint.ts';
import { contractRefusals } from './contract-refusals.ts';
import { giftRefusals } from './gift-refusals.ts';
import { linkRefusals } from './link-refusals.ts';
import { rebateRefusals } from './rebate-refusals.ts';
import { teamRefusals } from './team-refusals.ts';

/** Why something about agents and their teams cannot be done. */
export const agentsRefusals = {
  ...teamRefusals,
  ...linkRefusals,
  ...rebateRefusals,
  ...contractRefusals,
  ...giftRefusals,
} as const satisfies RefusalTable<'agents'>;

export type AgentsRefusal = RefusalOf<typeof agentsRefusals>;
