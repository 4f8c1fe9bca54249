import { endRows, listBonusStates, lockBonus, takeMemberTurn } from '#features/cashier';
import type { MerchantDirectory } from '#features/site';
import type { Tx } from '#platform/database/database';
import type { JobContext } from '#platform/jobs/job';
import { type Bonus, deductionOf, excessOf } from './bonus.ts';
import { type GiveUpServices, isMoneyAway } from './give-up.ts';
import { readStanding } from './read-standing.ts';
import * as store from './store.ts';
import { takeBack } from './take-back.ts';

const AT_ONCE = 200;

export type FollowServices = Pick<GiveUpServices, 'database' | 'merchants' | 'listVendorBalances'>;

/**
 * Writes down what has become of bonuses: those that were staked, those that were lost, and those whose time is over,
 * which leave like one that is given up. One with bets that are not decided, or with money elsewhere, waits for that.
 */
export async function followBonuses(
  services: FollowServices,
  { now, signal }: Pick<JobContext, 'now' | 'signal'>,
): Promise<number> {
  const { database } = services;
  let ended = 0;
  for (let some = AT_ONCE; some === AT_ONCE && !signal.aborted; ) {
    const bonuses = await database.statement((tx) =>
      store.listToLookAt(tx, { now, limit: AT_ONCE }),
    );
    some = bonuses.length;
    for (const bonus of bonuses) if (await followOne(services, bonus, now)) ended += 1;
    const grantIds = bonuses.map(({ grantId }) => grantId);
    await database.statement((tx) => store.noteLook(tx, { grantIds, now }));
  }
  return ended;
}

async function followOne(services: FollowServices, bonus: Bonus, now: Date): Promise<boolean> {
  const { database } = services;
  const { grantId } = bonus;
  const state = (await database.statement((tx) => listBonusStates(tx, [grantId]))).get(grantId);
  const isOver = bonus.expiresAt !== null && bonus.expiresAt <= now;
  if (state === 'OPEN' && !isOver) return false;
  const isAway = state === 'OPEN' && (await isMoneyAway(services, { ...bonus, now }));
  if (isAway) return false;
  return database.transact(async (tx) => {
    await takeMemberTurn(tx, bonus.memberId);
    return settleBonus(tx, services, { grantId, now });
  });
}

/** Ends a bonus whose rollover has ended or whose time is over. The member's turn is taken. */
export async function settleBonus(
  tx: Tx,
  services: { readonly merchants: Pick<MerchantDirectory, 'get'> },
  { grantId, now }: { readonly grantId: string; readonly now: Date },
): Promise<boolean> {
  const bonus = await store.findBonus(tx, grantId);
  if (bonus?.state !== 'OPEN') return false;
  const { openStakes, ...standing } = await readStanding(tx, bonus);
  const row = await lockBonus(tx, { memberId: bonus.memberId, sourceKey: grantId });
  switch (row?.status) {
    case 'OPEN': {
      if (bonus.expiresAt === null || bonus.expiresAt > now || openStakes > 0n) return false;
      const deduction = deductionOf(standing);
      await takeBack(tx, services, bonus, {
        ...deduction,
        state: 'FORFEITED',
        why: 'EXPIRED',
        now,
      });
      await endRows(tx, { ids: [row.id], status: 'FORFEITED', now });
      return true;
    }
    case 'DONE': {
      const { maxCashOut: cap } = bonus;
      if (cap === null) await store.endBonus(tx, { grantId, state: 'DONE', why: null, now });
      else {
        const deduction = excessOf({ ...standing, cap });
        await takeBack(tx, services, bonus, { ...deduction, state: 'DONE', why: 'CAPPED', now });
      }
      return true;
    }
    default:
      await store.endBonus(tx, { grantId, state: 'FORFEITED', why: 'LOST', now });
      return true;
  }
}

/** Settles what a member's withdrawal must not come before: bonuses that were staked, and of which not all may stay. */
export async function settleOfMember(
  tx: Tx,
  services: { readonly merchants: Pick<MerchantDirectory, 'get'> },
  { memberId, now }: { readonly memberId: string; readonly now: Date },
): Promise<void> {
  for (const { grantId, maxCashOut } of await store.listOpenOfMember(tx, memberId))
    if (maxCashOut !== null) await settleBonus(tx, services, { grantId, now });
}
