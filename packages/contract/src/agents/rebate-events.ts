/** Facts about rebates of agents and their teams. */
export type RebateEvents = Record<never, never>;
