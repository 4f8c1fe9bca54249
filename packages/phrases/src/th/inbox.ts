/** The words of the pages about inbox. */
export const inbox = {} as const;
