/** Salary and dividend contracts. */
export const contracts = {} as const;
