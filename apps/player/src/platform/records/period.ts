import { RECORD_DAYS } from '@maneki/contract/wallet/kinds';
import { addDays, daysBetween, isDay } from './days.ts';

/** Days of the merchant's business time; both belong to the period. */
export type Period = { readonly from: string; readonly to: string };

export const PERIOD_PRESETS = ['today', 'yesterday', 'week', 'month'] as const;
export type PeriodPreset = (typeof PERIOD_PRESETS)[number];
export type PeriodChoice = PeriodPreset | 'own';

const PRESET_DAYS: Readonly<Record<PeriodPreset, { readonly from: number; readonly to: number }>> =
  {
    today: { from: 0, to: 0 },
    yesterday: { from: -1, to: -1 },
    week: { from: -6, to: 0 },
    month: { from: -29, to: 0 },
  };

/** What a record begins with: enough to find yesterday's bet, little enough to read. */
const DEFAULT_PRESET: PeriodPreset = 'week';

export function periodOf(preset: PeriodPreset, today: string): Period {
  const { from, to } = PRESET_DAYS[preset];
  return { from: addDays(today, from), to: addDays(today, to) };
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
  today: string,
): { readonly choice: PeriodChoice; readonly period: Period } {
  const from = address.get('from');
  const to = address.get('to');
  if (from !== null || to !== null)
    return { choice: 'own', period: { from: from ?? '', to: to ?? '' } };
  const named = PERIOD_PRESETS.find((preset) => preset === address.get('period'));
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
