/** Rebates of agents and teams. */
export const rebates = {} as const;
