import { TEAM_DAYS_BACK, TEAM_DAYS_MAX } from '@maneki/contract/agents/team';
import { DAY_MS } from '@maneki/kernel/clock';
import type { Currency } from '@maneki/kernel/money';
import { done, type Outcome } from '@maneki/kernel/outcome';
import { demoCurrencyOf } from '@maneki/kernel/wallet-currency';
import type { MerchantDirectory } from '#features/site';
import { dayOf, type PeriodRefusal, readPeriod } from '#features/wallet';
import type { OperatorCall } from '#platform/calls/call';

type Wish = {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly currency?: Currency | undefined;
};

export type Question = { readonly currency: string; readonly from: string; readonly to: string };

const DAYS_SHOWN = 30;

/** Which figures an operator looks at: of the last thirty days and in the merchant's currency, unless they say more. */
export function readQuestion(
  merchants: Pick<MerchantDirectory, 'get' | 'isAnyMarketReal'>,
  { merchantCode, now }: Pick<OperatorCall, 'merchantCode' | 'now'>,
  wish: Wish,
): Outcome<Question, PeriodRefusal> {
  const { currency: own, businessTimezone: timezone } = merchants.get(merchantCode);
  const to = wish.to ?? dayOf(now, timezone);
  const first = new Date(Date.parse(to) - (DAYS_SHOWN - 1) * DAY_MS).toISOString().slice(0, 10);
  const from = wish.from ?? first;
  const limits = { perLook: TEAM_DAYS_MAX, back: TEAM_DAYS_BACK };
  const period = readPeriod({ from, to }, { now, timezone }, limits);
  if (!period.ok) return period;
  const money = wish.currency ?? own;
  // Where nothing is real yet, members play with the credit of a demonstration.
  return done({ currency: merchants.isAnyMarketReal() ? money : demoCurrencyOf(money), from, to });
}
