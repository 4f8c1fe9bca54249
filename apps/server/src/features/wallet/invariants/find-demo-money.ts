import { isPlayCredit } from '@maneki/contract/identity/member-types';
import { MINUTE_MS } from '@maneki/kernel/clock';
import { isDemoCurrency, isMoney } from '@maneki/kernel/wallet-currency';
import { listMemberMarkets } from '#features/identity';
import { isForMoney, listMarketPolicies, type MarketPolicy } from '#features/site';
import type { Tx } from '#platform/database/database';
import { FINDINGS_TOLD, type Finding, type Findings, type Page } from './invariant.ts';
import { type ListedAccount, listAccounts, listMoneyUnheld } from './store.ts';

/** Nodes hear of a market's new mode within a minute; an account may be opened until then. */
const HEARD_WITHIN_MS = 5 * MINUTE_MS;

/**
 * Money of members whose market plays for credit, in an account of theirs or between those of the house;
 * and credit that was opened in a market that already played for money. Credit from before stays.
 */
export async function findDemoMoney(tx: Tx, page: Page): Promise<Findings> {
  const owners = await listMemberMarkets(tx, page.members);
  const policies = await listMarketPolicies(tx);
  const markets = new Map(policies.map((policy) => [policy.countryCode, policy]));
  const marketOf = (memberId: string) => {
    const owner = owners.get(memberId);
    // Trials play for credit of their own anywhere, and who is gone says nothing.
    if (!owner || isPlayCredit(owner.type)) return undefined;
    return { policy: markets.get(owner.countryCode ?? '') };
  };
  const found: Finding[] = [];
  for (const account of await listAccounts(tx, page)) {
    const market = marketOf(account.member_id);
    const what = market && describe(account, market.policy);
    if (what) found.push({ place: `${account.member_id} ${account.code}`, what });
  }
  // Every transfer of theirs is read for it, so this is left to the full run.
  for (const { member_id, currency } of page.isFull ? await listMoneyUnheld(tx, page) : []) {
    const market = marketOf(member_id);
    if (market && !isForMoney(market.policy))
      found.push({ place: member_id, what: `${currency} of a demonstration with the house` });
  }
  return { count: found.length, first: found.slice(0, FINDINGS_TOLD) };
}

function describe(
  { currency, opened_at }: ListedAccount,
  market: MarketPolicy | undefined,
): string | undefined {
  if (isMoney(currency) && !isForMoney(market)) return `${currency} of a demonstration`;
  if (!isDemoCurrency(currency) || !market?.realSince) return undefined;
  const isLate = opened_at.getTime() > market.realSince.getTime() + HEARD_WITHIN_MS;
  return isLate ? `${currency} opened where money is played for` : undefined;
}
