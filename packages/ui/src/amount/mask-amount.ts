const MASK = '******';

/** Hides a sum. The length is always the same: a longer row of stars would tell a larger sum. */
export const maskAmount = (amount: string, isMasked: boolean): string => (isMasked ? MASK : amount);
