import { createWithdrawals, type WithdrawalServices } from './withdrawals/withdrawal-services.ts';

/** What the cashier keeps ready on a node. */
export type Cashier = { readonly withdrawals: WithdrawalServices };

export const createCashier = (outside: Parameters<typeof createWithdrawals>[0]): Cashier => ({
  withdrawals: createWithdrawals(outside),
});
