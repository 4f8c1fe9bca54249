import { parseAmount, writeAmount } from '@maneki/kernel/money';
import { done, refused } from '@maneki/kernel/outcome';
import type { ProposalExecutor } from '#features/operators';
import type { MerchantDirectory } from '#features/site';
import { findAccount } from '../accounts/store.ts';
import { findMainWallet } from '../main-wallet.ts';
import { adjustBalanceIn } from '../reversals/adjust-balance.ts';
import type { BalanceNews } from '../tell-balance.ts';
import { windowsOf } from '../windows.ts';

export type AdjustmentPayload = {
  readonly memberId: string;
  readonly direction: 'IN' | 'OUT';
  readonly amount: string;
};

type AdjustmentServices = {
  readonly merchants: Pick<MerchantDirectory, 'get' | 'findMarket'>;
  readonly tellBalance: (news: BalanceNews) => void;
};

/** Moves the money of an adjustment that two operators agree on, under the proposal's name. */
export const executeAdjustment =
  ({ merchants, tellBalance }: AdjustmentServices): ProposalExecutor =>
  async (tx, proposal, { by, now }) => {
    const { memberId, direction, amount } = proposal.payload as AdjustmentPayload;
    const place = { memberId, wallet: await findMainWallet(tx, merchants, memberId) };
    const account = await findAccount(tx, place);
    // An account is opened when it is first touched, by its member.
    if (!account) return refused({ code: 'wallet.account_unopened' });
    const { merchantCode } = proposal;
    const { currency } = account;
    const outcome = await adjustBalanceIn(tx, {
      ...place,
      currency,
      key: proposal.id,
      direction,
      amount: parseAmount(amount) ?? 0n,
      author: `${proposal.proposedByName}, ${by}`,
      reason: proposal.reason,
      at: now,
      windows: windowsOf(now, merchants.get(merchantCode).businessTimezone),
    });
    if (!outcome.ok) return outcome;
    const { moved, owed } = outcome.value;
    const { available: balance, seq } = (await findAccount(tx, place)) ?? account;
    return done({
      result: {
        moved: writeAmount(moved),
        owed: writeAmount(owed),
        available: writeAmount(balance),
      },
      afterwards: () => tellBalance({ ...place, merchantCode, currency, balance, seq }),
    });
  };
