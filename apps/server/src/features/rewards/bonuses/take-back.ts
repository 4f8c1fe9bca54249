import type { MerchantDirectory } from '#features/site';
import { fingerprintOf, mainWalletIn, takeMoney, windowsOf } from '#features/wallet';
import type { Tx } from '#platform/database/database';
import type { Bonus, BonusEnd, Deduction } from './bonus.ts';
import { endBonus } from './store.ts';

/** Who these movements are of in the ledger; their keys are the ids of grants. */
export const FORFEIT_SOURCE = 'rewards.forfeits';

/** Ends a bonus and takes back what leaves with it, in the caller's transaction, who holds the account. */
export async function takeBack(
  tx: Tx,
  { merchants }: { readonly merchants: Pick<MerchantDirectory, 'get'> },
  bonus: Bonus,
  end: Deduction & {
    readonly state: 'DONE' | 'FORFEITED';
    readonly why: BonusEnd;
    readonly by?: string | undefined;
    readonly reason?: string | undefined;
    readonly now: Date;
  },
): Promise<void> {
  const { grantId, memberId, merchantCode, currency } = bonus;
  const { deduct: amount, now, by, reason } = end;
  if (amount > 0n)
    await takeMoney(tx, {
      memberId,
      wallet: mainWalletIn(currency),
      currency,
      source: FORFEIT_SOURCE,
      key: grantId,
      fingerprint: fingerprintOf({ grantId, amount }),
      kind: 'ADJUST_SUB',
      direction: 'OUT',
      house: 'HOUSE_PROMO',
      amount,
      counting: { as: 'NOTHING' },
      isGuarded: false,
      reference: { type: 'REWARD', id: grantId },
      // Nothing leaves by a correction without a name and a reason.
      remark: reason ?? end.why,
      author: by ?? 'platform',
      at: now,
      windows: windowsOf(now, merchants.get(merchantCode).businessTimezone),
    });
  await endBonus(tx, { ...end, grantId });
}
