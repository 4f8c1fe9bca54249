/** A reload bonus is given once in a business day: that is what its claims are named by. */
export const periodOfReload = (businessDay: string): string => `day ${businessDay}`;
