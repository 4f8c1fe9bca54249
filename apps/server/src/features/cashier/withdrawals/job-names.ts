/** Drives one order on. Waiting work is stored under this name: never change it. */
export const ADVANCE_WITHDRAWAL = 'cashier.advance-withdrawal';
