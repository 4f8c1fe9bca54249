import type { SiteRefusal } from '@maneki/contract/site/refusals';
import type { OperatorCaller } from '#platform/calls/call';
import type { Tx } from '#platform/database/database';
import { isForMoney, type MarketPolicy, type Merchant, type NewMarketPolicy } from '../merchant.ts';

/** What two operators agree on: a country's law for every site, or one merchant's licence and age. */
export type PolicyPayload =
  | ({ readonly what: 'market' } & NewMarketPolicy)
  | ({ readonly what: 'licence' } & Pick<Merchant, 'licence' | 'minimumAge'>);

/** What of a demonstration is still there, and may not stand beside real money. */
export type RealMoneyObstacle = Extract<
  SiteRefusal,
  {
    code:
      | 'site.demo_accounts_left'
      | 'site.demo_keys_left'
      | 'site.demo_gift_left'
      | 'site.outbox_left'
      | 'site.database_embedded';
  }
>;

export type FindObstacle = (tx: Tx) => Promise<RealMoneyObstacle | undefined>;

export type MarketRefusal =
  | RealMoneyObstacle
  | Extract<
      SiteRefusal,
      {
        code:
          | 'site.country_unknown'
          | 'site.licence_needed'
          | 'site.market_played_for_money'
          | 'site.markets_of_all'
          | 'site.policy_unchanged';
      }
    >;

const countries = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** ISO 3166 as far as the platform knows it; ZZ stands for a country that is not known. */
const isCountry = (code: string): boolean =>
  code !== 'ZZ' && /^[A-Z]{2}$/.test(code) && countries.of(code) !== undefined;

/** Why nobody may have this policy, beside the one that holds. */
export function findPolicyFault(
  policy: NewMarketPolicy,
  market: MarketPolicy | undefined,
): MarketRefusal | undefined {
  if (!isCountry(policy.countryCode)) return { code: 'site.country_unknown', detail: {} };
  if (policy.mode === 'REAL' && !policy.licenceRef)
    return { code: 'site.licence_needed', detail: {} };
  // What members have there would be out of sight, since they would play with credit again.
  if (policy.mode === 'DEMO' && isForMoney(market))
    return { code: 'site.market_played_for_money', detail: {} };
  return undefined;
}

/** A country's law concerns every site, so only who runs all of them may speak about it. */
export const runsEverySite = (
  { merchantCodes }: Pick<OperatorCaller, 'merchantCodes'>,
  merchants: readonly Pick<Merchant, 'code'>[],
): boolean => merchantCodes === null || merchants.every(({ code }) => merchantCodes.includes(code));
