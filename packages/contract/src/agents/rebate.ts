/** What became of what somebody earned on a day. */
export const REBATE_STATES = ['PAID', 'HELD', 'WRITTEN_OFF'] as const;
export type RebateState = (typeof REBATE_STATES)[number];

/** Why it waits: the member is disabled, or has no wallet of that currency. */
export const REBATE_HOLDS = ['DISABLED', 'NO_WALLET'] as const;
export type RebateHold = (typeof REBATE_HOLDS)[number];
