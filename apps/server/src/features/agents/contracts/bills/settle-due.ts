import type { ContractKind } from '@maneki/contract/agents/contract';
import { HOUR_MS, MINUTE_MS } from '@maneki/kernel/clock';
import { listMerchants, type Merchant } from '#features/site';
import { dayOf } from '#features/wallet';
import type { Database } from '#platform/database/database';
import type { JobContext } from '#platform/jobs/job';
import { isHandledUntil } from '#platform/outbox/is-handled-until';
import { listChoices } from '../dividends/store.ts';
import { HOUR_COUNTING } from '../hours/events.ts';
import {
  addDays,
  companyPeriod,
  type Days,
  dayAt,
  daysAt,
  hourAt,
  isPast,
  type Settlement,
} from '../rules/periods.ts';
import { type BillServices, makeBills } from './make-bills.ts';
import { payOpenLines } from './pay-open.ts';
import { findLastRun } from './runs/store.ts';

/** When what was played the day before is settled, by the clocks of the business. */
export const DAILY_FROM = '02:05';
export const DIVIDEND_FROM = '03:00';
const HOURLY_MINUTES = 5;
/** For so long hours are kept: what was not settled by then has nothing to be settled by. */
export const HOURS_KEPT_MS = 72 * HOUR_MS;

const DAY_COUNTING = ['play.count_bets', 'play.count_more_paid'];

type Period = { readonly settlement: Settlement; readonly days: Days };

/** Settles what is due of a kind at each merchant, also what was left lying, and pays it at once. */
export async function settleDue(
  services: BillServices,
  { kind, now, signal }: Pick<JobContext, 'now' | 'signal'> & { readonly kind: ContractKind },
): Promise<void> {
  const { database, log } = services;
  for (const merchant of await database.statement(listMerchants)) {
    const last = await database.statement((tx) =>
      findLastRun(tx, { merchantCode: merchant.code, kind }),
    );
    for (const { settlement, days } of await listDue(database, { merchant, kind, last, now })) {
      if (signal.aborted) return;
      if (!(await isCounted(database, { merchant, kind, settlement }))) break;
      const made = await makeBills(services, { merchant, kind, settlement, days, now, signal });
      log.info({ kind, merchant: merchant.code, period: days, made }, 'contracts were settled');
    }
  }
  await payOpenLines(services, { now, signal });
}

type Asked = {
  readonly merchant: Merchant;
  readonly kind: ContractKind;
  /** When the period began that was settled last. */
  readonly last: Date | undefined;
  readonly now: Date;
};

/** The periods that have ended and are not settled, the earliest first; of a merchant that begins only the last. */
export async function listDue(database: Database, asked: Asked): Promise<Period[]> {
  if (asked.kind === 'HOURLY_SALARY') return dueHours(asked);
  if (asked.kind === 'DAILY_SALARY') return dueDays(asked);
  const { merchant } = asked;
  const choices = await database.statement((tx) => listChoices(tx, merchant.code));
  return duePeriods(asked, (day) => companyPeriod(choices, day));
}

function dueHours({ merchant, last, now }: Asked): Period[] {
  const timezone = merchant.businessTimezone;
  const running = hourAt(new Date(now.getTime() - HOURLY_MINUTES * MINUTE_MS), timezone).start;
  const until = running.getTime() - HOUR_MS;
  const oldest = now.getTime() - HOURS_KEPT_MS;
  const first = last
    ? Math.max(last.getTime() + HOUR_MS, hourAt(new Date(oldest), timezone).end.getTime())
    : until;
  const due: Period[] = [];
  for (let start = first; start <= until; start += HOUR_MS) {
    const settlement = { start: new Date(start), end: new Date(start + HOUR_MS) };
    const day = dayOf(settlement.start, timezone);
    due.push({ settlement, days: { from: day, to: day } });
  }
  return due;
}

/** The last day that may be settled, which is over for so long that everything of it is known. */
const lastDay = (now: Date, from: string, timezone: string): string =>
  addDays(dayOf(now, timezone), isPast(now, from, timezone) ? -1 : -2);

function dueDays({ merchant, last, now }: Asked): Period[] {
  const timezone = merchant.businessTimezone;
  const until = lastDay(now, DAILY_FROM, timezone);
  const first = last ? addDays(dayOf(last, timezone), 1) : until;
  const due: Period[] = [];
  for (let day = first; day <= until; day = addDays(day, 1))
    due.push({ settlement: dayAt(day, timezone), days: { from: day, to: day } });
  return due;
}

function duePeriods({ merchant, last, now }: Asked, periodOf: (day: string) => Days): Period[] {
  const timezone = merchant.businessTimezone;
  const until = lastDay(now, DIVIDEND_FROM, timezone);
  const running = periodOf(until);
  const latest = running.to <= until ? running : periodOf(addDays(running.from, -1));
  const first = last ? periodOf(addDays(periodOf(dayOf(last, timezone)).to, 1)) : latest;
  const due: Period[] = [];
  for (let { from, to } = first; to <= until; { from, to } = periodOf(addDays(to, 1)))
    due.push({ settlement: daysAt({ from, to }, timezone), days: { from, to } });
  return due;
}

/** Whether everything that was played in a period is counted, and of a day its hours are settled. */
async function isCounted(
  database: Database,
  {
    merchant,
    kind,
    settlement,
  }: { readonly merchant: Merchant; readonly kind: ContractKind; readonly settlement: Settlement },
): Promise<boolean> {
  const handlers = kind === 'HOURLY_SALARY' ? HOUR_COUNTING : DAY_COUNTING;
  const isHandled = await database.statement((tx) =>
    isHandledUntil(tx, {
      handlers,
      names: ['play.bet_settled', 'play.bet_resettled'],
      until: settlement.end,
    }),
  );
  if (!isHandled || kind !== 'DAILY_SALARY') return isHandled;
  const hour = await database.statement((tx) =>
    findLastRun(tx, { merchantCode: merchant.code, kind: 'HOURLY_SALARY' }),
  );
  return hour === undefined || hour.getTime() >= settlement.end.getTime() - HOUR_MS;
}
