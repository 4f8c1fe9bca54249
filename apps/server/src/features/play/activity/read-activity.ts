import type { ActivityUnit } from '@maneki/contract/play/activity';
import { DAY_MS } from '@maneki/kernel/clock';
import { listStays } from '#features/safety';
import {
  dayOf,
  getMainAccount,
  startOfDay,
  sumCashByDay,
  type WalletServices,
} from '#features/wallet';
import { listDayTotals } from '../totals/store.ts';
import { type Activity, daysOf, shareByDay, spansOf, sumBySpan } from './activity.ts';

type Asked = {
  readonly memberId: string;
  readonly timezone: string;
  readonly by: ActivityUnit;
  readonly now: Date;
};

/**
 * What a member paid in and out, staked and won with the wallet that they play with, and how long they were here. It
 * is added up from what the records show: nothing is counted a second time for it.
 */
export async function readActivity(
  services: WalletServices,
  { memberId, timezone, by, now }: Asked,
): Promise<{ readonly list: readonly Activity[]; readonly total: Activity }> {
  const spans = spansOf(by, dayOf(now, timezone));
  const whole = { from: spans.at(-1)!.from, to: spans[0]!.to };
  const { code: wallet, currency } = await getMainAccount(services, { memberId, now });
  const start = startOfDay(whole.from, timezone);
  const end = startOfDay(dayAfter(whole.to), timezone);
  return services.database.transact(async (tx) => {
    const played = await listDayTotals(tx, { memberId, ...whole });
    const cash = await sumCashByDay(tx, { memberId, wallet, start, end, timezone });
    const stays = await listStays(tx, { memberId, start, end });
    const days = daysOf(whole).map((day) => ({
      day,
      start: startOfDay(day, timezone),
      end: startOfDay(dayAfter(day), timezone),
    }));
    const facts = [
      ...played
        .filter((total) => total.currency === currency)
        .map(({ businessDay: day, stake: staked, payout: won }) => ({ day, staked, won })),
      ...cash,
      ...shareByDay(
        days,
        stays.map(({ startedAt, activeAt }) => ({ start: startedAt, end: activeAt })),
      ),
    ];
    return { list: sumBySpan(spans, facts), total: sumBySpan([whole], facts)[0]! };
  });
}

const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10);
