import { RECORD_DAYS } from '@maneki/contract/wallet/kinds';
import { addDays, daysBetween, isDay } from './days.ts';

/** Days of the merchant's business time; both belong to the period. */
export type Period = { readonly from: string; readonly to: string };

/** What a record offers: days that are counted back from today. */
export const RECORD_PRESETS = ['today', 'yesterday', 'week', 'month'] as const;
/** What a report offers: the months of the calendar, which other papers are cut by, too. */
export const REPORT_PRESETS = ['today', 'yesterday', 'week', 'thisMonth', 'lastMonth'] as const;

export type PeriodPreset = (typeof RECORD_PRESETS | typeof REPORT_PRESETS)[number];
export type PeriodChoice = PeriodPreset | 'own';

/** What a record begins with: enough to find yesterday's bet, little enough to read. */
const DEFAULT_PRESET: PeriodPreset = 'week';

export function periodOf(preset: PeriodPreset, today: string): Period {
  const firstOfMonth = `${today.slice(0, 8)}01`;
  const lastOfMonthBefore = addDays(firstOfMonth, -1);
  const periods: Readonly<Record<PeriodPreset, Period>> = {
    today: { from: today, to: today },
    yesterday: { from: addDays(today, -1), to: addDays(today, -1) },
    week: { from: addDays(today, -6), to: today },
    month: { from: addDays(today, -29), to: today },
    thisMonth: { from: firstOfMonth, to: today },
    lastMonth: { from: `${lastOfMonthBefore.slice(0, 8)}01`, to: lastOfMonthBefore },
  };
  return periods[preset];
}

/** Whether a record can be shown for a period: real days, in order, not too many, not too old. */
export function isPeriodShown({ from, to }: Period, today: string): boolean {
  if (!isDay(from) || !isDay(to)) return false;
  const days = daysBetween(from, to) + 1;
  const isWithinReach = daysBetween(from, today) <= RECORD_DAYS.back && to <= today;
  return days >= 1 && days <= RECORD_DAYS.perLook && isWithinReach;
}

/** The oldest day that a record can begin with. */
export const oldestDay = (today: string): string => addDays(today, -RECORD_DAYS.back);

/**
 * The period that an address asks for: two days of its own, or a preset by name. What cannot be read
 * is the default, but days that cannot be shown stay, so that the page can say why.
 */
export function readPeriod(
  address: URLSearchParams,
  { today, presets }: { readonly today: string; readonly presets: readonly PeriodPreset[] },
): { readonly choice: PeriodChoice; readonly period: Period } {
  const from = address.get('from');
  const to = address.get('to');
  if (from !== null || to !== null)
    return { choice: 'own', period: { from: from ?? '', to: to ?? '' } };
  const named = presets.find((preset) => preset === address.get('period'));
  const choice = named ?? DEFAULT_PRESET;
  return { choice, period: periodOf(choice, today) };
}

/** The address of the same record for another period. */
export function writePeriod(
  address: URLSearchParams,
  wanted: PeriodPreset | Period,
): URLSearchParams {
  const next = new URLSearchParams(address);
  for (const name of ['period', 'from', 'to']) next.delete(name);
  if (typeof wanted === 'string') {
    if (wanted !== DEFAULT_PRESET) next.set('period', wanted);
    return next;
  }
  next.set('from', wanted.from);
  next.set('to', wanted.to);
  return next;
}
