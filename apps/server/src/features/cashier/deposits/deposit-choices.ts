import type { PromotionRefusal } from '@maneki/contract/rewards/promotion-refusals';
import type { Call } from '#platform/calls/call';
import type { Tx } from '#platform/database/database';
import type { DepositEffect } from './deposit-effects.ts';

/** Something that a member chose to come with a deposit. */
export type DepositChoice = {
  readonly id: string;
  readonly orderNo: string;
  readonly memberId: string;
  readonly merchantCode: string;
  readonly amount: bigint;
  readonly currency: string;
  /** Where the wish came from. */
  readonly from: Pick<Call, 'address' | 'client' | 'merchantCode'>;
  readonly now: Date;
};

/** Why something cannot come with a deposit, in the words of whoever offers it. */
export type ChoiceRefusal = Extract<
  PromotionRefusal,
  {
    code:
      | 'rewards.promotion_unknown'
      | 'rewards.promotion_over'
      | 'rewards.promotion_mode'
      | 'rewards.promotion_not_for_you'
      | 'rewards.promotion_deposit_low'
      | 'rewards.promotion_other_deposit'
      | 'rewards.promotion_exclusive'
      | 'rewards.promotion_taken'
      | 'rewards.promotion_shared'
      | 'rewards.promotion_exhausted';
  }
>;

/** What a later feature offers with deposits; the cashier knows nothing of it but when to ask. */
export type DepositChoices = {
  /** Keeps a choice with an order that is being opened, or says why it cannot be made. */
  readonly keep: (tx: Tx, choice: DepositChoice) => Promise<ChoiceRefusal | undefined>;
  /** Does what was chosen, in the transaction that credits the deposit. */
  readonly redeem: DepositEffect;
};
