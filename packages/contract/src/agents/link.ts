/** How a link stands: only one that is active invites. */
export const LINK_STATES = ['ACTIVE', 'DISABLED', 'EXPIRED', 'EXHAUSTED'] as const;
export type LinkState = (typeof LINK_STATES)[number];

/** How many links of an agent may be active at once. */
export const LINKS_ACTIVE_MAX = 20;
export const LINK_REMARK_MAX = 140;
export const LINK_USES_MAX = 100_000;

/** How many accounts an agent may open for others on one business day. */
export const OPENINGS_PER_DAY = 30;
