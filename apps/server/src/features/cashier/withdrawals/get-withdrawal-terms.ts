import { WITHDRAWAL_FEE } from '@maneki/contract/cashier/withdrawal-terms';
import { fromReferenceUnits, writeAmount } from '@maneki/kernel/money';
import { isDemoCurrency } from '@maneki/kernel/wallet-currency';
import { getMainAccount } from '#features/wallet';
import { describeRollover } from '../rollovers/describe-rollover.ts';
import { readStanding } from './read-standing.ts';
import { blockedUntil, dayLeft, freeLeft, isVerificationNeeded, orderLimits } from './standing.ts';
import type { WithdrawalServices } from './withdrawal-services.ts';

/** What a member can take out now, on which terms, and what stands in the way. */
export async function getWithdrawalTerms(
  services: WithdrawalServices,
  { memberId, now }: { readonly memberId: string; readonly now: Date },
) {
  const { available, currency } = await getMainAccount(services, { memberId, now });
  const standing = await services.database.transact((tx) =>
    readStanding(tx, services, { memberId, currency, now }),
  );
  const { payee, rollovers, openOrder } = standing;
  const until = blockedUntil(standing);
  const limitsOf = (type: 'BANK' | 'CRYPTO') => {
    const { minimum, maximum } = orderLimits(type, standing.currency);
    return { minimum: writeAmount(minimum), maximum: writeAmount(maximum) };
  };
  return {
    currency,
    isDemo: isDemoCurrency(currency),
    available: writeAmount(available),
    withdrawable: writeAmount(rollovers.length > 0 ? 0n : available),
    limits: { ordinary: limitsOf('BANK'), crypto: limitsOf('CRYPTO') },
    dayLeft: writeAmount(dayLeft(standing)),
    freeLeft: freeLeft(standing),
    feePpm: Number(WITHDRAWAL_FEE.ppm),
    feeMaximum: writeAmount(fromReferenceUnits(WITHDRAWAL_FEE.maximumRu, standing.currency)),
    rollovers: rollovers.map(describeRollover),
    isMobileVerified: payee.isMobileVerified,
    payeeName: payee.name,
    isNameLocked: payee.isNameLocked,
    bankCountry: payee.bankCountry,
    hasPaymentPassword: payee.hasPaymentPassword,
    blockedUntil: until && until > now ? until.toISOString() : null,
    isVerificationNeeded: isVerificationNeeded(standing),
    openOrderNo: openOrder?.orderNo ?? null,
  };
}
