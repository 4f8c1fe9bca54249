import { isPlayCredit, MEMBER_TYPES } from '@maneki/contract/identity/member-types';
import { isDemoCurrency, isMoney } from '@maneki/kernel/wallet-currency';
import { listMemberMarkets, type MemberMarket } from '#features/identity';
import { isForMoney, type MarketPolicy, type MerchantDirectory } from '#features/site';
import type { Tx } from '#platform/database/database';
import type { MainWallet } from './movement.ts';

type Markets = Pick<MerchantDirectory, 'findMarket'>;

/**
 * The one wallet that somebody plays with. The credit of a demonstration stands in books of its own and
 * never becomes money: once a market is REAL its members begin anew. Trials play for credit anywhere.
 */
export const mainWalletOf = (
  { type }: Pick<MemberMarket, 'type'>,
  market: MarketPolicy | undefined,
): MainWallet => (isPlayCredit(type) || isForMoney(market) ? 'MAIN' : 'DEMO');

/** Whether a market plays in a currency: in money or in its credit. Credit to try games with is for all. */
export const isPlayedIn = (currency: string, market: MarketPolicy | undefined): boolean =>
  isForMoney(market) ? !isDemoCurrency(currency) : !isMoney(currency);

/** The main wallet of a currency, where only main wallets can be meant. */
export const mainWalletIn = (currency: string): MainWallet =>
  isDemoCurrency(currency) ? 'DEMO' : 'MAIN';

export async function findMainWallet(
  tx: Tx,
  merchants: Markets,
  memberId: string,
): Promise<MainWallet> {
  const owner = (await listMemberMarkets(tx, [memberId])).get(memberId) ?? NOBODY;
  return mainWalletOf(owner, merchants.findMarket(owner.countryCode));
}

/** Somebody who is gone asks for nothing any more. */
const NOBODY: MemberMarket = { type: MEMBER_TYPES.player, countryCode: null };
