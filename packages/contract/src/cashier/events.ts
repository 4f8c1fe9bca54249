import type { DepositState, WithdrawalState } from './states.ts';

/** Facts that cashier tells. */
export type CashierEvents = {
  /** Money has left, told once for each. Amounts are ledger units as digits, and the fee is a part. */
  'cashier.withdrawal_paid': {
    readonly memberId: string;
    readonly merchantCode: string;
    readonly orderNo: string;
    readonly currency: string;
    readonly amount: string;
    readonly fee: string;
    readonly paidAt: string;
  };
  /** An order is in another state now. */
  'cashier.order_changed': OrderChange;
};

export type OrderChange = { readonly memberId: string; readonly merchantCode: string } & (
  | { readonly kind: 'DEPOSIT'; readonly orderNo: string; readonly state: DepositState }
  | { readonly kind: 'WITHDRAWAL'; readonly orderNo: string; readonly state: WithdrawalState }
);
