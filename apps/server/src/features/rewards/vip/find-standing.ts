import type { DayTerms } from '@maneki/contract/cashier/withdrawal-terms';
import { isDemoCurrency } from '@maneki/kernel/wallet-currency';
import type { MerchantDirectory } from '#features/site';
import { findMainWallet } from '#features/wallet';
import type { Database, Tx } from '#platform/database/database';
import { listLevels } from './levels/list-levels.ts';
import type { Standing } from './standings/standing.ts';
import { listOfMember } from './standings/store.ts';

/** What a member of this level may take out in a day. */
export async function findDayTerms(
  tx: Tx,
  { memberId, merchantCode, currency }: Pick<Standing, 'memberId' | 'merchantCode' | 'currency'>,
): Promise<DayTerms> {
  const standings = await listOfMember(tx, memberId);
  const level = standings.find((standing) => standing.currency === currency)?.level ?? 0;
  const { freeWithdrawals: freeCount, dayMaxRu } = (await listLevels(tx, merchantCode))[level]!;
  return { freeCount, dayMaxRu };
}

type Markets = Pick<MerchantDirectory, 'findMarket'>;

/** The level that a member has with the wallet that they play with. */
export async function findLevel(tx: Tx, merchants: Markets, memberId: string): Promise<number> {
  const wallet = await findMainWallet(tx, merchants, memberId);
  const standings = await listOfMember(tx, memberId);
  const own = standings.find(({ currency }) => isDemoCurrency(currency) === (wallet === 'DEMO'));
  return own?.level ?? 0;
}

export const createFindVipLevel =
  ({ database, merchants }: { readonly database: Database; readonly merchants: Markets }) =>
  (memberId: string): Promise<number> =>
    database.transact((tx) => findLevel(tx, merchants, memberId));

/** The level that counts where the market is not known: one for money ends that of a demonstration. */
export async function findAnyLevel(tx: Tx, memberId: string): Promise<number> {
  const standings = await listOfMember(tx, memberId);
  const forMoney = standings.find(({ currency }) => !isDemoCurrency(currency));
  return (forMoney ?? standings[0])?.level ?? 0;
}
