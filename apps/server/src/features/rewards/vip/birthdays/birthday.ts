import { BIRTHDAY_AROUND_DAYS, BIRTHDAY_KNOWN_DAYS } from '@maneki/contract/rewards/vip';
import { DAY_MS } from '@maneki/kernel/clock';

const timeOf = (day: string) => new Date(`${day}T00:00:00Z`).getTime();

/** A birthday in a year. Whoever was born on a leap day has it on the last of February in other years. */
function birthdayIn(year: number, birthday: string): number {
  const [, month, day] = birthday.split('-').map(Number) as [number, number, number];
  const monthsLast = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return Date.UTC(year, month - 1, Math.min(day, monthsLast));
}

/** The year whose birthday is celebrated on a day; undefined where none is near. */
export function celebratedYear(birthday: string, today: string): number | undefined {
  const year = Number(today.slice(0, 4));
  return [year - 1, year, year + 1].find(
    (one) => Math.abs(birthdayIn(one, birthday) - timeOf(today)) <= BIRTHDAY_AROUND_DAYS * DAY_MS,
  );
}

/** Whether a birthday has been known for long enough. */
export const isLongKnown = (setAt: Date, now: Date): boolean =>
  now.getTime() - setAt.getTime() >= BIRTHDAY_KNOWN_DAYS * DAY_MS;
