import type { CashierRefusal } from '@maneki/contract/cashier/refusals';
import type { WalletRefusal } from '@maneki/contract/wallet/refusals';
import type { ChoiceRefusal, DepositChoice } from './deposit-choices.ts';

export type DepositWish = {
  readonly memberId: string;
  readonly merchantCode: string;
  readonly channelId: string;
  readonly amount: bigint;
  readonly payerName: string | null;
  /** What the caller calls this wish: sent again, it is the same order. */
  readonly wishKey: string;
  /** Where the payer comes back to, for an order. */
  returnTo(orderNo: string): string;
  /** What is to come with it, and where the wish came from. */
  readonly choice?: Pick<DepositChoice, 'id' | 'from'> | undefined;
  readonly now: Date;
};

export type OpenRefusal =
  | Extract<
      CashierRefusal,
      {
        code:
          | 'cashier.channel_unknown'
          | 'cashier.market_blocked'
          | 'cashier.channel_closed'
          | 'cashier.channel_level'
          | 'cashier.deposit_amount_invalid'
          | 'cashier.payer_name_needed'
          | 'cashier.deposits_paused'
          | 'cashier.deposits_open'
          | 'cashier.channel_busy'
          | 'cashier.channel_full'
          | 'cashier.provider_refused'
          | 'cashier.provider_silent';
      }
    >
  | ChoiceRefusal
  | Extract<
      WalletRefusal,
      {
        code:
          | 'wallet.account_blocked'
          | 'wallet.account_closed'
          | 'wallet.limit_reached'
          | 'wallet.key_reused';
      }
    >;
