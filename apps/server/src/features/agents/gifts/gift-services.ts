import type { WithdrawalServices } from '#features/cashier';

/** What sending money needs: what may leave is the cashier's to say. */
export type GiftServices = Pick<
  WithdrawalServices,
  'database' | 'log' | 'merchants' | 'tellBalance' | 'beforeRequest'
>;
