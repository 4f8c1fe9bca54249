import { listDisabled } from '#features/identity';
import { listTurnovers } from '#features/play';
import { addDays, daily, endRun, findPlace, type Run } from '#features/rewards';
import { listBusinessZones, listMerchants } from '#features/site';
import { startOfDay } from '#features/wallet';
import type { Tx } from '#platform/database/database';
import { isHandledUntil } from '#platform/outbox/is-handled-until';
import { readProfiles } from '../profiles/read-profiles.ts';
import { SERIES_COUNTING } from '../series/events.ts';
import { listSeriesDays } from '../series/store.ts';
import { linesOf } from '../shares/lines-of.ts';
import { seriesLinesOf } from '../shares/series-lines-of.ts';
import { insertLines, sumLines } from '../shares/store.ts';
import { readLines } from '../tree/read-lines.ts';
import { type SettleServices, settleDues } from './settle-dues.ts';
import { holdPayments, insertDues } from './store.ts';

const MEMBERS_AT_ONCE = 500;

const PAYMENTS = 'agents-rebate-payments';

/** Half past one, about the day before. */
const schedule = daily(1.5, { behind: 1 });

/** Works out what follows from the play of a day, some players at a time. */
export const linesRun: Run = {
  job: 'agents-rebate-lines',
  schedule,
  isOfPlay: true,
  isReady: async (tx, { merchantCode, period }) => {
    const zone = (await listBusinessZones(tx)).get(merchantCode)!;
    return isHandledUntil(tx, {
      handlers: SERIES_COUNTING,
      names: ['play.bet_settled', 'play.bet_resettled'],
      until: startOfDay(schedule.next(period), zone),
    });
  },
  async step(tx, { merchant: { code: merchantCode }, period: day, after }) {
    const played = await listTurnovers(tx, { merchantCode, day, after, members: MEMBERS_AT_ONCE });
    const last = played.at(-1)?.memberId;
    if (last === undefined) return undefined;
    const players = [...new Set(played.map(({ memberId }) => memberId))];
    const lines = await readLines(tx, players);
    const lineOf = (memberId: string) => lines.on(memberId, day);
    const everybody = new Set(players.flatMap((memberId) => [memberId, ...lineOf(memberId)]));
    const { profileOf } = await readProfiles(tx, { merchantCode, memberIds: [...everybody] });
    const series = await listSeriesDays(tx, { memberIds: players, day });
    const asked = { lineOf, profileOf };
    const shared = [...linesOf(played, asked), ...seriesLinesOf(series, asked)];
    await insertLines(tx, shared, { merchantCode, day });
    return last;
  },
};

/** For so many days back a demonstration's team has earned something. */
const DEMO_DAYS = 14;

/** Lets what was played some weeks ago count as shared out, so that the first run works out what came since. */
export async function beginDemoRebates(tx: Tx, now: Date): Promise<void> {
  for (const { code: merchantCode, businessTimezone } of await listMerchants(tx)) {
    const { ended } = await findPlace(tx, { merchantCode, job: linesRun.job });
    if (ended !== null) continue;
    const period = addDays(schedule.due(now, businessTimezone), -DEMO_DAYS);
    for (const job of [linesRun.job, PAYMENTS])
      await endRun(tx, { merchantCode, job, period, now });
  }
}

const isEnded = async (
  tx: Tx,
  { job, merchantCode, day }: { job: string; merchantCode: string; day: string },
): Promise<boolean> => {
  const { ended } = await findPlace(tx, { merchantCode, job });
  return ended !== null && ended >= day;
};

/** Pays what was worked out of a day, some of those who get something at a time. */
export const paymentsRun = (services: SettleServices): Run => ({
  job: PAYMENTS,
  schedule,
  isOfPlay: true,
  isReady: (tx, { merchantCode, period }) =>
    isEnded(tx, { job: linesRun.job, merchantCode, day: period }),
  async step(tx, { merchant: { code: merchantCode }, period: day, after, now }) {
    const sums = await sumLines(tx, { merchantCode, day, after, members: MEMBERS_AT_ONCE });
    const last = sums.at(-1)?.memberId;
    if (last === undefined) return undefined;
    const dues = await insertDues(
      tx,
      sums.map((sum) => ({ ...sum, merchantCode, day })),
    );
    const disabled = await listDisabled(
      tx,
      dues.map(({ memberId }) => memberId),
    );
    const isOut = ({ memberId }: { readonly memberId: string }) => disabled.has(memberId);
    await holdPayments(tx, dues.filter(isOut), 'DISABLED');
    await settleDues(
      tx,
      services,
      dues.filter((due) => !isOut(due)),
      now,
    );
    return last;
  },
});

/** Whether everything of a day is worked out and on its way: the days before it are, too. */
export const isDayPaid = (
  tx: Tx,
  asked: { readonly merchantCode: string; readonly day: string },
): Promise<boolean> => isEnded(tx, { job: PAYMENTS, ...asked });
