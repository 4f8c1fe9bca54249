import type { PromotionRefusal } from '@maneki/contract/rewards/promotion-refusals';
import { done, type Outcome, refused } from '@maneki/kernel/outcome';
import { endRows, findBonusKey, lockBonus, takeMemberTurn } from '#features/cashier';
import type { MerchantDirectory } from '#features/site';
import { type BalanceNews, findAccount, mainWalletIn, type VendorBalances } from '#features/wallet';
import type { Database, Tx } from '#platform/database/database';
import { type Bonus, type Deduction, deductionOf } from './bonus.ts';
import { readStanding } from './read-standing.ts';
import { findBonus } from './store.ts';
import { takeBack } from './take-back.ts';

export type GiveUpServices = {
  readonly database: Database;
  readonly merchants: Pick<MerchantDirectory, 'get'>;
  readonly listVendorBalances: VendorBalances;
  readonly tellBalance: (news: BalanceNews) => void;
};

type Wish = { readonly memberId: string; readonly rolloverId: string; readonly now: Date };

export type GiveUp = Deduction & { readonly bonus: Bonus; readonly available: bigint };

type GiveUpRefusal = Extract<
  PromotionRefusal,
  {
    code:
      | 'rewards.bonus_unknown'
      | 'rewards.bonus_over'
      | 'rewards.bonus_bets_open'
      | 'rewards.bonus_money_away'
      | 'rewards.bonus_changed';
  }
>;
type LookRefusal = Exclude<GiveUpRefusal, { code: 'rewards.bonus_changed' }>;

/** What giving up a bonus costs now. */
export async function previewGiveUp(
  services: GiveUpServices,
  wish: Wish,
): Promise<Outcome<GiveUp, LookRefusal>> {
  const isAway = await isMoneyAway(services, wish);
  return services.database.transact((tx) => look(tx, wish, isAway));
}

/**
 * Gives up a bonus for exactly what was shown: it and what was won with it leave, and nothing more has to be staked
 * for it. What was paid in still is.
 */
export async function giveUpBonus(
  services: GiveUpServices,
  { deduct, ...wish }: Wish & { readonly deduct: bigint },
): Promise<Outcome<GiveUp, GiveUpRefusal>> {
  const isAway = await isMoneyAway(services, wish);
  const { memberId, now } = wish;
  const ended = await services.database.transact(
    async (tx): Promise<Outcome<GiveUp, GiveUpRefusal>> => {
      await takeMemberTurn(tx, memberId);
      const looked = await look(tx, wish, isAway);
      if (!looked.ok) return looked;
      if (looked.value.deduct !== deduct)
        return refused({ code: 'rewards.bonus_changed', detail: {} });
      await takeBack(tx, services, looked.value.bonus, {
        ...looked.value,
        state: 'FORFEITED',
        why: 'GIVEN_UP',
        now,
      });
      await endRows(tx, { ids: [wish.rolloverId], status: 'FORFEITED', now });
      return looked;
    },
  );
  if (ended.ok) await tellNewBalance(services, ended.value.bonus);
  return ended;
}

async function look(
  tx: Tx,
  { memberId, rolloverId }: Wish,
  isAway: boolean,
): Promise<Outcome<GiveUp, LookRefusal>> {
  // The account first: whoever credits holds it and waits for no row of ours.
  const named = await findNamed(tx, { memberId, rolloverId });
  if (!named) return refused({ code: 'rewards.bonus_unknown', detail: {} });
  const { openStakes, ...standing } = await readStanding(tx, named);
  const row = await lockBonus(tx, { memberId, id: rolloverId });
  if (row?.status !== 'OPEN' || named.state !== 'OPEN')
    return refused({ code: 'rewards.bonus_over', detail: {} });
  if (openStakes > 0n) return refused({ code: 'rewards.bonus_bets_open', detail: {} });
  if (isAway) return refused({ code: 'rewards.bonus_money_away', detail: {} });
  return done({ ...deductionOf(standing), bonus: named, available: standing.available });
}

async function findNamed(
  tx: Tx,
  { memberId, rolloverId }: Omit<Wish, 'now'>,
): Promise<Bonus | undefined> {
  const grantId = await findBonusKey(tx, { memberId, id: rolloverId });
  return grantId === undefined ? undefined : findBonus(tx, grantId);
}

/** Whether a member has money with vendors, which could come back after it was reckoned up; no answer counts as yes. */
export async function isMoneyAway(
  { listVendorBalances }: Pick<GiveUpServices, 'listVendorBalances'>,
  { memberId, now }: Pick<Wish, 'memberId' | 'now'>,
): Promise<boolean> {
  const vendors = await listVendorBalances({ memberId, language: 'EN', now });
  return vendors.some(({ balance, isStale }) => isStale || balance === null || balance > 0n);
}

/** Tells the open pages of a member what is left. */
export async function tellNewBalance(
  { database, tellBalance }: Pick<GiveUpServices, 'database' | 'tellBalance'>,
  { memberId, merchantCode, currency }: Pick<Bonus, 'memberId' | 'merchantCode' | 'currency'>,
): Promise<void> {
  const wallet = mainWalletIn(currency);
  const account = await database.statement((tx) => findAccount(tx, { memberId, wallet }));
  if (!account) return;
  const { available: balance, seq } = account;
  tellBalance({ memberId, merchantCode, currency, wallet, balance, seq });
}
