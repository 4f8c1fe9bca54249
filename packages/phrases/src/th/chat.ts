/** The words of the pages about chat. */
export const chat = {} as const;
