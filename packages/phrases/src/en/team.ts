/** Teams, and what they came to. */
export const team = {} as const;
