import type { Profit as ProfitReply } from '@maneki/contract/play/schemas';
import { DAY_MS } from '@maneki/kernel/clock';
import { writeAmount } from '@maneki/kernel/money';
import { done, type Outcome } from '@maneki/kernel/outcome';
import {
  type Days,
  dayOf,
  type PeriodRefusal,
  readPeriod,
  sumFlows,
  type WalletName,
} from '#features/wallet';
import type { Database } from '#platform/database/database';
import { listDayTotals } from '../totals/store.ts';
import { PROFIT_KINDS, type Profit, reportProfit } from './profit.ts';

type Asked = Days & {
  readonly memberId: string;
  readonly wallet: WalletName;
  /** Of that wallet: what was played with other credit is another report. */
  readonly currency: string;
  readonly timezone: string;
  readonly now: Date;
};

/**
 * What playing came to in a period. It reads sums: of bets those that are kept by day, of transfers the few
 * that are no game, so that it takes as long for somebody who bets all day as for anybody.
 */
export async function readProfit(
  database: Database,
  asked: Asked,
): Promise<Outcome<ProfitReply, PeriodRefusal>> {
  const period = readPeriod(asked, asked);
  if (!period.ok) return period;
  const { memberId, wallet, currency, timezone } = asked;
  const played = await database.statement((tx) => listDayTotals(tx, asked));
  const flows = await database.statement((tx) =>
    sumFlows(tx, { ...period.value, memberId, wallet, kinds: PROFIT_KINDS, timezone }),
  );
  const { total, days, categories } = reportProfit({
    days: listDays(asked),
    played: played.filter((bets) => bets.currency === currency),
    flows,
  });
  return done({
    total: write(total),
    days: days.map(({ day, ...profit }) => ({ day, ...write(profit) })),
    categories: categories.map(({ stake, validTurnover, payout, net, ...rest }) => ({
      ...rest,
      stake: writeAmount(stake),
      validTurnover: writeAmount(validTurnover),
      payout: writeAmount(payout),
      net: writeAmount(net),
    })),
  });
}

/** The days of a period that have begun. */
function listDays({ from, to, now, timezone }: Asked): string[] {
  const today = dayOf(now, timezone);
  const last = Date.parse(to < today ? to : today);
  const days: string[] = [];
  for (let day = Date.parse(from); day <= last; day += DAY_MS)
    days.push(new Date(day).toISOString().slice(0, 10));
  return days;
}

const write = (profit: Profit) => ({
  stake: writeAmount(profit.stake),
  validTurnover: writeAmount(profit.validTurnover),
  payout: writeAmount(profit.payout),
  rebate: writeAmount(profit.rebate),
  promotion: writeAmount(profit.promotion),
  profit: writeAmount(profit.profit),
  deposits: writeAmount(profit.deposits),
  withdrawals: writeAmount(profit.withdrawals),
});
