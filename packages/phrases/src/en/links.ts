/** Links that bring members. */
export const links = {} as const;
