import { type Currency, writeAmount } from '@maneki/kernel/money';
import { potOf } from '../packets/round.ts';
import type { Promotion } from '../promotions/promotion.ts';
import { maximumOf } from '../promotions/types/custom/amount.ts';
import { bonusFor } from '../promotions/types/deposit-bonus/bonus.ts';
import { rebateFor } from '../promotions/types/loss-rebate/rebate.ts';
import { giftFor } from '../promotions/types/reg-bonus/gift.ts';
import { stakeTermsOf } from '../promotions/worth.ts';

/** One unit of this is one reference unit. */
const REFERENCE: Currency = 'USD';
const UNITS = 10_000n;
const WHOLE_PPM = 1_000_000n;

type Assumption = {
  /** A deposit, or a loss, in reference units. */
  readonly baseRu: number;
  readonly edgePpm: number;
  /** How much of a stake counts in the game that is played. */
  readonly sharePpm: number;
};

/** What a claim is expected to cost: the bonus less what the house wins of the stakes that it takes. */
export function simulate(promotion: Promotion, { baseRu, edgePpm, sharePpm }: Assumption) {
  const base = BigInt(baseRu) * UNITS;
  const bonus = bonusOf(promotion, base);
  const deposit = promotion.applyMode === 'DEPOSIT_SELECT' ? base : 0n;
  const { principal, multiple } = stakeTermsOf(promotion.rollover, {
    ...{ amount: bonus, deposit, currency: REFERENCE },
  });
  const required = bonus === 0n ? 0n : principal * BigInt(multiple);
  const turnover = (required * WHOLE_PPM) / BigInt(sharePpm);
  const loss = (turnover * BigInt(edgePpm)) / WHOLE_PPM;
  return {
    bonusRu: writeAmount(bonus),
    turnoverRu: writeAmount(turnover),
    lossRu: writeAmount(loss),
    costRu: writeAmount(bonus - loss),
  };
}

function bonusOf(promotion: Promotion, base: bigint): bigint {
  switch (promotion.type) {
    case 'DEPOSIT_BONUS':
    case 'RELOAD':
      return bonusFor(promotion.rule, { deposit: base, currency: REFERENCE });
    case 'LOSS_REBATE':
      return rebateFor(promotion.rule, { loss: base, currency: REFERENCE });
    case 'REG_BONUS':
      return giftFor(promotion.rule, REFERENCE);
    case 'RED_PACKET': {
      const { total, count } = potOf(promotion.rule);
      return total / BigInt(count);
    }
    case 'CUSTOM':
      return maximumOf(promotion.rule, REFERENCE);
  }
}
