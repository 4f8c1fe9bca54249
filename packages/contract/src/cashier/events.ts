import type { DepositState, PaymentMethod, WithdrawalState } from './states.ts';

/** Facts that cashier tells. */
export type CashierEvents = {
  /** Money that was paid in is in the wallet: promotions, levels and referrals build on it. Told once for each. */
  'cashier.deposit_succeeded': {
    readonly memberId: string;
    readonly merchantCode: string;
    readonly orderNo: string;
    readonly method: PaymentMethod;
    readonly currency: string;
    /** Ledger units as decimal digits, because an event is kept as JSON: what was credited, bonus included. */
    readonly amount: string;
    readonly creditedAt: string;
  };
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
  /** An order is in another state now. The amount is what it is about, in ledger units as digits. */
  'cashier.order_changed': OrderChange & { readonly currency: string; readonly amount: string };
};

export type OrderChange = { readonly memberId: string; readonly merchantCode: string } & (
  | { readonly kind: 'DEPOSIT'; readonly orderNo: string; readonly state: DepositState }
  | { readonly kind: 'WITHDRAWAL'; readonly orderNo: string; readonly state: WithdrawalState }
);
