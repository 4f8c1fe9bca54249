import type { DepositTerms } from '@maneki/contract/cashier/deposit';
import type { PaymentMethod } from '@maneki/contract/cashier/states';
import type { Language } from '@maneki/contract/language';
import type { Currency } from '@maneki/kernel/money';

/** The same words in every language. */
export type Texts = Readonly<Record<Language, string>>;

export type OwnAccount = {
  readonly bankName: string;
  readonly accountNo: string;
  readonly accountName: string;
};

/** Minutes of the merchant's day. One that closes before it opens is open over midnight. */
export type OpenHours = { readonly opens: number; readonly closes: number };

/** A way to pay in, as a merchant offers it. Amounts are ledger units. */
export type Channel = DepositTerms & {
  readonly id: string;
  readonly merchantCode: string;
  readonly method: PaymentMethod;
  readonly currency: Currency;
  readonly providerCode: string | null;
  readonly account: OwnAccount | null;
  readonly coin: {
    readonly code: string;
    readonly network: string;
    readonly confirmations: number;
  } | null;
  readonly names: Texts;
  readonly descriptions: Texts;
  readonly logo: string;
  readonly countries: readonly string[];
  readonly minimum: bigint;
  readonly maximum: bigint;
  readonly presets: readonly bigint[];
  readonly dailyMaxPerMember: bigint | null;
  readonly dailyMaxTotal: bigint | null;
  readonly vipMin: number;
  readonly hours: OpenHours | null;
  readonly expiryMinutes: number;
  readonly isManual: boolean;
  readonly needsProof: boolean;
  readonly needsPayerName: boolean;
  readonly isOn: boolean;
  readonly sort: number;
};

const MINUTES_PER_HOUR = 60;
const formats = new Map<string, Intl.DateTimeFormat>();

/** Minutes since the day began, where the merchant does business. */
export function minuteOfDay(now: Date, timezone: string): number {
  const format =
    formats.get(timezone) ??
    new Intl.DateTimeFormat('en-GB', {
      timeZone: timezone,
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
  formats.set(timezone, format);
  return readClock(format.format(now));
}

/** From the minute that it opens at until just before the one that it closes at. */
export function isOpenAt(hours: OpenHours | null, minute: number): boolean {
  if (!hours || hours.opens === hours.closes) return true;
  const { opens, closes } = hours;
  return opens < closes ? minute >= opens && minute < closes : minute >= opens || minute < closes;
}

/** When it opens next, to the minute, for somebody who finds it closed. */
export function opensNextAt(hours: OpenHours, minute: number, now: Date): Date {
  const wait = (hours.opens - minute + MINUTES_PER_DAY) % MINUTES_PER_DAY;
  const thisMinute = now.getTime() - (now.getTime() % MINUTE_MS);
  return new Date(thisMinute + wait * MINUTE_MS);
}

const MINUTES_PER_DAY = 24 * MINUTES_PER_HOUR;
const MINUTE_MS = 60_000;

/** `09:30` as minutes of the day, and back. */
export function readClock(text: string): number {
  const [hours, minutes] = text.split(':').map(Number);
  return hours! * MINUTES_PER_HOUR + minutes!;
}

export function writeClock(minute: number): string {
  const pad = (part: number) => String(part).padStart(2, '0');
  return `${pad(Math.floor(minute / MINUTES_PER_HOUR))}:${pad(minute % MINUTES_PER_HOUR)}`;
}

/** Whether a channel is for members of a country. */
export const isForCountry = ({ countries }: Channel, countryCode: string | null): boolean =>
  countries.length === 0 || (countryCode !== null && countries.includes(countryCode));

/** What is still taken today, of the day's maxima; null where there is none. */
export function leftToday(
  { dailyMaxPerMember, dailyMaxTotal }: Channel,
  used: { readonly byMember: bigint; readonly byAll: bigint },
): bigint | null {
  const left = [
    ...(dailyMaxPerMember === null ? [] : [dailyMaxPerMember - used.byMember]),
    ...(dailyMaxTotal === null ? [] : [dailyMaxTotal - used.byAll]),
  ];
  if (left.length === 0) return null;
  const [least = 0n] = left.sort((one, other) => Number(one - other));
  return least > 0n ? least : 0n;
}
