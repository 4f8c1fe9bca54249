import { parseAmount, writeAmount } from '@maneki/kernel/money';
import { refused } from '@maneki/kernel/outcome';
import { findOwner } from '#features/identity';
import { propose } from '#features/operators';
import type { MerchantDirectory } from '#features/site';
import { acted } from '#platform/audit/act';
import type { OperatorCall } from '#platform/calls/call';
import type { Tx } from '#platform/database/database';
import { findAccount } from '../accounts/store.ts';
import { mainWalletOf } from '../main-wallet.ts';
import type { AdjustmentPayload } from './execute-adjustment.ts';

export type AdjustmentWish = {
  readonly memberId: string;
  readonly direction: 'IN' | 'OUT';
  readonly amount: string;
  readonly reason: string;
};

/** Has a gift or a taking by hand wait for a second operator; says what the member has now. */
export async function proposeAdjustment(
  tx: Tx,
  { merchants }: { readonly merchants: Pick<MerchantDirectory, 'findMarket'> },
  { operator, merchantCode, now }: OperatorCall,
  { memberId, direction, amount: written, reason }: AdjustmentWish,
) {
  const amount = parseAmount(written);
  if (!amount || amount <= 0n) return refused({ code: 'wallet.amount_invalid', detail: {} });
  const owner = await findOwner(tx, memberId);
  if (owner?.merchantCode !== merchantCode)
    return refused({ code: 'wallet.member_unknown', detail: {} });

  const wallet = mainWalletOf(owner, merchants.findMarket(owner.countryCode));
  const account = await findAccount(tx, { memberId, wallet });
  // Without one it is not known in what the amount would be.
  if (!account) return refused({ code: 'wallet.account_unopened', detail: {} });
  const payload: AdjustmentPayload = {
    memberId,
    username: owner.username,
    direction,
    amount: writeAmount(amount),
    wallet,
    currency: account.currency,
  };
  const subject = `member ${memberId}`;
  const act = { merchantCode, kind: 'wallet.adjustBalance', subject, payload, reason } as const;
  const { id, expiresAt } = await propose(tx, { ...act, by: operator, now });
  const before = { available: writeAmount(account.available) };
  const after = { proposal: id, ...payload };
  const reply = { proposalId: id, expiresAt: expiresAt.toISOString() };
  return acted(reply, { subject, before, after });
}
