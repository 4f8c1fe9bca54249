export { type Cashier, createCashier, type FindPayoutProvider } from './cashier-services.ts';
export { cashierFeature } from './feature.ts';
export { executeApproval } from './review/decide-withdrawal.ts';
export { executeResolution } from './review/resolve-payout.ts';
export { openRollover } from './rollovers/open-rollover.ts';
