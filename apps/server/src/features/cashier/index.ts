export { type Cashier, createCashier } from './cashier-services.ts';
export { cashierFeature } from './feature.ts';
export { executeApproval } from './review/decide-withdrawal.ts';
export { executeResolution } from './review/resolve-payout.ts';
export { openRollover } from './rollovers/open-rollover.ts';
export type { FindPayoutProvider } from './withdrawals/withdrawal-services.ts';
