/** The agent’s own page. */
export const agent = {} as const;
