/** Facts about salary and dividend contracts, and their bills. */
export type ContractEvents = Record<never, never>;
