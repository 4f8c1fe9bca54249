import type { RefusalOf, RefusalTable } from '../endpoint.ts';

/** Why something about links that bring members, and accounts that agents open themselves cannot be done. */
export const linkRefusals = {
  'agents.link_unknown': { status: 404, detail: [] },
  'agents.link_limit': { status: 409, detail: ['most'] },
  /** It has ended by itself: switched on again, it would invite nobody. */
  'agents.link_over': { status: 409, detail: [] },
  'agents.link_expiry': { status: 422, detail: [] },
  'agents.link_domain': { status: 422, detail: [] },
  /** Nobody may stand below this agent. */
  'agents.line_full': { status: 409, detail: ['levels'] },
  'agents.openings_limit': { status: 429, detail: ['most'] },
} as const satisfies RefusalTable<'agents'>;

export type LinkRefusal = RefusalOf<typeof linkRefusals>;
