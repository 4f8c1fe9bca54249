/** Facts that cashier tells. */
export type CashierEvents = Record<never, never>;
