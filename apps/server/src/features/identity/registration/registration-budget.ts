import { DAY_MS, HOUR_MS } from '@maneki/kernel/clock';
import type { AddressShare } from '#platform/limits/address-key';
import type { RegistrationBudget } from '#platform/limits/registration-budget';

/** How far back registrations count. */
export const REGISTRATIONS_COUNTED_MS = DAY_MS;

/** The accounts that a network opened lately. */
export type RegistrationsOf = AddressShare & { readonly inHour: number; readonly inDay: number };

/** Since when registrations count for each part of the budget. */
export const countedSince = (now: Date): { readonly hour: Date; readonly day: Date } => ({
  hour: new Date(now.getTime() - HOUR_MS),
  day: new Date(now.getTime() - REGISTRATIONS_COUNTED_MS),
});

/** Whether one more account may be opened: within its own budget and that of every network around it. */
export const isWithinBudget = (
  { perHour, perDay }: RegistrationBudget,
  opened: readonly RegistrationsOf[],
): boolean =>
  opened.every(({ times, inHour, inDay }) => inHour < perHour * times && inDay < perDay * times);
