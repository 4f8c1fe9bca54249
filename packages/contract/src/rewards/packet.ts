/** What has become of a round: planned, open, over, or never held because its promotion stood still. */
export const ROUND_STATES = ['PLANNED', 'OPEN', 'OVER', 'NOT_HELD'] as const;

export type RoundState = (typeof ROUND_STATES)[number];
