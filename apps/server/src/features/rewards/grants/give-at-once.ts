import { fromReferenceUnits } from '@maneki/kernel/money';
import { moneyOf } from '@maneki/kernel/wallet-currency';
import type { Tx } from '#platform/database/database';
import { creditGrants } from './credit-grants.ts';
import type { Grant, StakeTerms } from './grant.ts';
import { type GrantWish, grantRewards } from './grant-rewards.ts';
import type { ClaimServices, GivenInto } from './in-one-step.ts';
import { findGiven } from './store.ts';

/** While money that was given is played, a larger stake counts nothing. */
const MAX_BET_RU = 20;

export type Gift = Pick<Grant, 'kind' | 'sourceKey' | 'amount' | 'points'> &
  Pick<GrantWish, 'title' | 'number'> & { readonly multiple: number };

/**
 * Gives somebody what they have just asked for and earned, credited in the same transaction. Asked again it answers
 * what was given; undefined where nothing is, since they stay away. The caller has seen that the account takes it.
 */
export async function giveAtOnce(
  tx: Tx,
  services: Pick<ClaimServices, 'merchants'>,
  { memberId, merchantCode, currency, now }: GivenInto,
  { multiple, ...gift }: Gift,
): Promise<Grant | undefined> {
  const terms = termsOf({ ...gift, multiple, currency });
  const wish = { ...gift, memberId, merchantCode, currency, terms };
  const grants = await grantRewards(tx, [wish], now);
  if (grants.length === 0) return findGiven(tx, wish);
  const [credited] = await creditGrants(tx, services, grants, now);
  return credited ?? grants[0];
}

function termsOf({
  amount,
  multiple,
  currency,
}: Pick<Gift, 'amount' | 'multiple'> & { readonly currency: string }): StakeTerms | null {
  if (amount === 0n || multiple === 0) return null;
  const maxBet = fromReferenceUnits(MAX_BET_RU, moneyOf(currency));
  return { principal: amount, multiple, groups: [], maxBet, days: null };
}
