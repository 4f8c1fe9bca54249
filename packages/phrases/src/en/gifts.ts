/** Money that agents send. */
export const gifts = {} as const;
