import type { DeskAnswer } from '@maneki/contract/house/desk';
import { DAYS_AT_ONCE_MAX } from '@maneki/contract/house/lottery-desk';
import { DAY_MS } from '@maneki/kernel/clock';
import { done } from '@maneki/kernel/outcome';
import { nameIn } from '#features/catalog';
import { type HouseSource, runsAll } from '#features/play';
import { listMerchantCodes } from '#features/site';
import { acted } from '#platform/audit/act';
import type { OperatorCall } from '#platform/calls/call';
import type { Tx } from '#platform/database/database';
import { askLotteries, no } from './ask-lotteries.ts';
import type { Asked } from './describe-lotteries.ts';
import { pageOf } from './page-of.ts';

type Wish = {
  readonly lotteries: string[];
  readonly from: string;
  readonly to: string;
  readonly isOff: boolean;
  readonly reason: string;
};

type LotteryDay = DeskAnswer<'listDaysOff'>['days'][number];

/** 2030-01-31 as the house numbers issues by: 20300131. */
const writeDay = (day: string): string => day.replaceAll('-', '');
const readDay = (day: string): string => `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6, 8)}`;

/** The days from one to another; none where they are the wrong way round, or too many. */
function daysFrom(from: string, to: string): string[] {
  const [first, last] = [Date.parse(from), Date.parse(to)];
  const count = Math.round((last - first) / DAY_MS) + 1;
  if (count > DAYS_AT_ONCE_MAX) return [];
  return Array.from({ length: Math.max(0, count) }, (_, place) =>
    new Date(first + place * DAY_MS).toISOString().slice(0, 10),
  );
}

/** Days off from a day on; from yesterday where none is named, which is today somewhere. */
export async function listDaysOff(
  house: HouseSource,
  { language, now }: Pick<OperatorCall, 'language' | 'now'>,
  wish: {
    readonly from?: string | undefined;
    readonly cursor?: string | undefined;
    readonly size: number;
  },
) {
  const yesterday = new Date(now.getTime() - DAY_MS).toISOString().slice(0, 10);
  const from = writeDay(wish.from ?? yesterday);
  const asked = await askLotteries(house, (desk) => desk.listDaysOff({ from }));
  if (!asked.ok) return asked;
  const byDay = Map.groupBy(asked.value.days.map(describeDay(language)), ({ day }) => day);
  const days = [...byDay]
    .map(([day, lotteries]) => ({
      day,
      lotteries: lotteries.map(({ lottery, name }) => ({ lottery, name })),
    }))
    .toSorted((one, other) => one.day.localeCompare(other.day));
  return done(pageOf(days, ({ day }) => day, wish));
}

/** Says that lotteries are not drawn on some days, or are again. The house keeps the draws that are bet on. */
export const setDaysOff = (house: HouseSource) => ({
  async prepare({ operator, language }: OperatorCall, wish: Wish) {
    if (!runsAll(operator)) return no('lottery.of_all');
    const { lotteries: gameIds, from, to, isOff } = wish;
    const days = daysFrom(from, to).map(writeDay);
    if (days.length === 0) return no('lottery.days_unfit');
    const asked = await askLotteries(house, (desk) => desk.setDaysOff({ gameIds, days, isOff }));
    if (!asked.ok) return asked;
    return done({ wish, refused: asked.value.refused.map(describeDay(language)) });
  },
  async act(
    _: OperatorCall,
    {
      wish: { lotteries, from, to, isOff },
      refused,
    }: { readonly wish: Wish; readonly refused: ReturnType<ReturnType<typeof describeDay>>[] },
    tx: Tx,
  ) {
    const kept = refused.map(({ lottery, day }) => `${lottery} ${day}`);
    const after = { lotteries, from, to, isOff, kept };
    const merchantCodes = await listMerchantCodes(tx);
    const subject = 'lottery days off';
    return acted({ refused }, { subject, before: null, after, merchantCodes });
  },
});

const describeDay =
  (language: Asked['language']) =>
  ({ gameId, names, day }: LotteryDay) => ({
    lottery: gameId,
    name: nameIn(names, language),
    day: readDay(day),
  });
