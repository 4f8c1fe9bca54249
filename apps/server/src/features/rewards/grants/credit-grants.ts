import { REWARD_KINDS } from '@maneki/contract/rewards/reward';
import { DAY_MS } from '@maneki/kernel/clock';
import { openRollover } from '#features/cashier';
import type { MerchantDirectory } from '#features/site';
import { creditAll, fingerprintOf, type Movement, mainWalletIn, windowsOf } from '#features/wallet';
import type { Tx } from '#platform/database/database';
import { recordEvents } from '#platform/outbox/record-event';
import { insertBonus } from '../bonuses/store.ts';
import { earnPoints } from '../points/earn-points.ts';
import { holdAccounts } from '../points/store.ts';
import type { Grant } from './grant.ts';
import { factOf } from './reward-fact.ts';
import { endGrants } from './store.ts';

/** Who these movements are of in the ledger; their keys are the ids of grants. */
export const REWARD_SOURCE = 'rewards';

/**
 * Credits grants that the caller holds and that are claimable: money, what has to be staked for it, points and the
 * news of it, in the caller's transaction. Answers which were; money waits where its account takes nothing.
 */
export async function creditGrants(
  tx: Tx,
  { merchants }: { readonly merchants: Pick<MerchantDirectory, 'get'> },
  grants: readonly Grant[],
  now: Date,
): Promise<Grant[]> {
  await holdAccounts(
    tx,
    grants.filter(({ points }) => points > 0),
  );
  const movements = new Map<Grant, Movement>();
  for (const grant of grants) {
    const { businessTimezone } = merchants.get(grant.merchantCode);
    if (grant.amount > 0n)
      movements.set(grant, movementOf(grant, { now, timezone: businessTimezone }));
  }
  const credited = await creditAll(tx, [...movements.values()]);
  const claimed = grants.filter((grant) => {
    const movement = movements.get(grant);
    return !movement || credited.has(movement);
  });
  if (claimed.length === 0) return [];
  await endGrants(tx, { ids: claimed.map(({ id }) => id), state: 'CLAIMED', now });
  for (const grant of claimed) {
    if (grant.terms && grant.amount > 0n) await demandStakes(tx, grant, now);
    if (grant.points > 0) {
      const { memberId, merchantCode, kind, points } = grant;
      await earnPoints(tx, { memberId, merchantCode, kind, key: grant.id, points, now });
    }
  }
  await recordEvents(tx, now, 'rewards.reward_claimed', claimed.map(factOf));
  return claimed.map((grant) => ({ ...grant, state: 'CLAIMED', endedAt: now }));
}

/** An account that is closed or blocked is given nothing to play with. */
const movementOf = (
  { id, kind, memberId, currency, amount }: Grant,
  { now, timezone }: { readonly now: Date; readonly timezone: string },
): Movement => ({
  memberId,
  wallet: mainWalletIn(currency),
  currency,
  source: REWARD_SOURCE,
  key: id,
  fingerprint: fingerprintOf({ id, amount }),
  kind: REWARD_KINDS[kind],
  direction: 'IN',
  house: 'HOUSE_PROMO',
  amount,
  counting: { as: 'NOTHING' },
  isGuarded: true,
  reference: { type: 'REWARD', id },
  at: now,
  windows: windowsOf(now, timezone),
});

async function demandStakes(tx: Tx, grant: Grant, now: Date): Promise<void> {
  const { id, memberId, merchantCode, currency } = grant;
  const {
    principal,
    multiple,
    groups,
    maxBet,
    days,
    maxCashOut = null,
    jointDeposit,
  } = grant.terms!;
  const wish = { memberId, merchantCode, currency, principal, multiple, groups, maxBet, now };
  await openRollover(tx, { ...wish, source: 'BONUS', sourceKey: id, jointDeposit });
  const expiresAt = days === null ? null : new Date(now.getTime() + days * DAY_MS);
  const given = { memberId, merchantCode, currency, amount: grant.amount, maxCashOut, expiresAt };
  await insertBonus(tx, { ...given, grantId: id, openedAt: now });
}
