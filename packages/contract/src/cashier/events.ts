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
  /** An order is in another state now. */
  'cashier.order_changed': OrderChange;
};

export type OrderChange = { readonly memberId: string; readonly merchantCode: string } & (
  | { readonly kind: 'DEPOSIT'; readonly orderNo: string; readonly state: DepositState }
  | { readonly kind: 'WITHDRAWAL'; readonly orderNo: string; readonly state: WithdrawalState }
);
