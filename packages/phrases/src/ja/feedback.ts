/** The words of the pages about feedback. */
export const feedback = {} as const;
