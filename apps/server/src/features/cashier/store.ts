/** The only SQL of cashier. Each function takes the transaction that it runs in first, as `tx`. */
export {};
