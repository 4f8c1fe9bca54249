import { type WalletRefusal, walletRefusals } from '@maneki/contract/wallet/refusals';
import { invariant } from '@maneki/kernel/invariant';
import { parseAmount, writeAmount } from '@maneki/kernel/money';
import { done, refused } from '@maneki/kernel/outcome';
import type { ProposalExecutor } from '#features/operators';
import type { MerchantDirectory } from '#features/site';
import { findAccount } from '../accounts/store.ts';
import { findMainWallet } from '../main-wallet.ts';
import type { MainWallet } from '../movement.ts';
import { adjustBalanceIn } from '../reversals/adjust-balance.ts';
import type { CorrectionRefusal } from '../reversals/correction.ts';
import type { BalanceNews } from '../tell-balance.ts';
import { windowsOf } from '../windows.ts';

export type AdjustmentPayload = {
  readonly memberId: string;
  readonly direction: 'IN' | 'OUT';
  readonly amount: string;
  /** Which of their wallets both operators mean: by now the member may have another. */
  readonly wallet: MainWallet;
  readonly currency: string;
  readonly username: string;
};

type AdjustmentServices = {
  readonly merchants: Pick<MerchantDirectory, 'get' | 'findMarket'>;
  readonly tellBalance: (news: BalanceNews) => void;
};

const ANOTHER = { code: 'wallet.account_another', detail: {} } as const;

/** Moves the money of an adjustment that two operators agree on, under the proposal's name. */
export const executeAdjustment =
  ({ merchants, tellBalance }: AdjustmentServices): ProposalExecutor =>
  async (tx, proposal, { by, now }) => {
    const { memberId, direction, amount, wallet, currency } = proposal.payload as AdjustmentPayload;
    if (wallet !== (await findMainWallet(tx, merchants, memberId))) return refused(ANOTHER);
    const place = { memberId, wallet };
    const account = await findAccount(tx, place);
    // An account is opened when it is first touched, by its member.
    if (!account) return refused({ code: 'wallet.account_unopened', detail: {} });
    if (account.currency !== currency) return refused(ANOTHER);
    const { merchantCode } = proposal;
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
    if (!outcome.ok) return refused(declaredOf(outcome.refusal));
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

/** A correction without an original is refused only for reasons that have words. */
function declaredOf(refusal: CorrectionRefusal): WalletRefusal {
  invariant(isDeclared(refusal), `an adjustment was refused: ${refusal.code}`);
  return refusal;
}

const isDeclared = (refusal: CorrectionRefusal): refusal is CorrectionRefusal & WalletRefusal =>
  refusal.code in walletRefusals;
