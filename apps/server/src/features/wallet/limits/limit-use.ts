import type { LimitKind, LimitPeriod } from '@maneki/contract/safety/limits';
import { LIMIT_KINDS, LIMIT_PERIODS } from '@maneki/contract/safety/limits';
import { DAY_MS } from '@maneki/kernel/clock';
import type { StoredAccount } from '../accounts/store.ts';
import type { Caps } from '../find-refusal.ts';
import type { CapColumn } from '../ledger/store.ts';
import { startOfDay, type Windows } from '../windows.ts';

/** How much of a limit is used up, and when its window ends. Money in ledger units, time in seconds. */
export type LimitUse = {
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
  readonly cap: bigint;
  readonly used: bigint;
  readonly until: Date;
};

type Period = Lowercase<LimitPeriod>;

const COUNTERS = {
  STAKE: 'staked',
  LOSS: 'lost',
  DEPOSIT: 'deposited',
  SESSION: 'played',
} as const satisfies Readonly<Record<LimitKind, string>>;

/** Every limit that a player has set, with what the account has counted in its window. */
export function describeUse(
  account: NonNullable<StoredAccount>,
  caps: Caps,
  { windows, timezone }: { readonly windows: Windows; readonly timezone: string },
): LimitUse[] {
  return LIMIT_KINDS.flatMap((kind) =>
    LIMIT_PERIODS.flatMap((name): LimitUse[] => {
      const period = name.toLowerCase() as Period;
      const cap = caps[`${kind}_${name}`.toLowerCase() as CapColumn];
      if (cap === null || cap === undefined) return [];
      // A window never runs back, and one that is over has counted nothing of the next.
      const isCurrent = account[period] >= windows[period];
      const counted = isCurrent ? account[`${COUNTERS[kind]}_${period}`] : 0n;
      const start = isCurrent ? account[period] : windows[period];
      // Who has won more than lost has used nothing.
      const used = counted > 0n ? counted : 0n;
      return [{ kind, period: name, cap, used, until: endOf(period, start, timezone) }];
    }),
  );
}

/** When the window that begins on a day is over. */
export function endOf(period: Period, start: string, timezone: string): Date {
  const first = new Date(`${start}T00:00:00Z`);
  const days = { day: 1, week: 7, month: daysOfMonth(first) }[period];
  const next = new Date(first.getTime() + days * DAY_MS).toISOString().slice(0, 10);
  return startOfDay(next, timezone);
}

const daysOfMonth = (first: Date): number =>
  new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
