/** The words of the pages about push. */
export const push = {} as const;
