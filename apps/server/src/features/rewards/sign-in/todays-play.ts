import { SIGN_IN_TURNOVER_RU } from '@maneki/contract/rewards/sign-in';
import { DAY_MS } from '@maneki/kernel/clock';
import { fromReferenceUnits } from '@maneki/kernel/money';
import { moneyOf } from '@maneki/kernel/wallet-currency';
import { listDayTotals } from '#features/play';
import { startOfDay, sumCashByDay } from '#features/wallet';
import type { Tx } from '#platform/database/database';
import type { GivenInto } from '../grants/in-one-step.ts';

/** Whether somebody has paid in or played enough on a day to sign in, and how far they are. */
export async function readTodaysPlay(
  tx: Tx,
  {
    memberId,
    wallet,
    currency,
    now,
    day,
    timezone,
  }: Omit<GivenInto, 'merchantCode'> & { readonly day: string; readonly timezone: string },
) {
  const totals = await listDayTotals(tx, { memberId, from: day, to: day });
  const turnover = totals
    .filter((total) => total.currency === currency)
    .reduce((sum, { validTurnover }) => sum + validTurnover, 0n);
  const needed = fromReferenceUnits(SIGN_IN_TURNOVER_RU, moneyOf(currency));
  const start = startOfDay(day, timezone);
  const end = new Date(Math.max(now.getTime() + 1, start.getTime() + DAY_MS));
  const cash = await sumCashByDay(tx, { memberId, wallet, start, end, timezone });
  const hasPaidIn = cash.some((flow) => flow.day === day && flow.deposits > 0n);
  return { turnover, needed, isEarned: hasPaidIn || turnover >= needed };
}
