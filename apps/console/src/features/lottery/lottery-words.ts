import { useFormatter, useTranslations } from 'use-intl';
import type { Lottery } from './queries.ts';

type Family = Lottery['family'];

/** Reference units in groups; what is no money says so. */
export function useUnits(): (units: string, isDemo?: boolean) => string {
  const t = useTranslations('lotteries');
  const format = useFormatter();
  // Shown, never reckoned with: what a number cannot hold exactly is beyond all limits of the house.
  return (units, isDemo = false) =>
    t(isDemo ? 'demoUnits' : 'units', {
      count: format.number(Number(units), { maximumFractionDigits: 2 }),
    });
}

/** Keys of words that follow from data; use-intl knows those by heart that are no numbers. */
type Tell = (key: string, values?: Readonly<Record<string, string>>) => string;

/** What a play is called: its name, and its place where it is played in several. Unknown ones go by their code. */
export function usePlayName(family: Family): (code: string) => string {
  const t = useTranslations('lotteryPlays');
  const tell = t as Tell;
  const knows = (key: string) => t.has(key as 'plays.DE');
  const nameOf = (name: string) => (knows(`plays.${name}`) ? tell(`plays.${name}`) : name);
  return (code) => {
    const cut = code.lastIndexOf('_');
    if (cut < 0 || knows(`plays.${code}`)) return nameOf(code);
    const [name, place] = [code.slice(0, cut), code.slice(cut + 1)];
    if (knows(`counted.${name}`)) return tell(`counted.${name}`, { count: place });
    const at = knows(`places.${place}`) ? tell(`places.${place}`, { family }) : place;
    return `${nameOf(name)} · ${at}`;
  };
}

/** What a prize of a family is called, by its place on paper. */
export function usePrizeName(family: Family): (place: number) => string {
  const t = useTranslations('lotteryPlays');
  return (place) => {
    if (family === 'SEA') return t(place === 0 ? 'figures.TOP' : 'figures.BOTTOM');
    return (t as Tell)(`prizes.${place}`);
  };
}

/** A number or a word that is bet on, of one place or of several. */
export function useNumberName(): (written: string) => string {
  const t = useTranslations('lotteryPlays.symbols');
  const symbolOf = (symbol: string) => (t.has(symbol as 'BIG') ? t(symbol as 'BIG') : symbol);
  return (written) => written.replace(/[A-Z]+/g, symbolOf);
}

/** When issues are drawn, in words. */
export function useSchedule(): (schedule: Lottery['schedule']) => string {
  const t = useTranslations('lotteries.schedule');
  const format = useFormatter();
  return (schedule) => {
    if (schedule.every === 'MINUTES')
      return t('minutes', { minutes: schedule.minutes, seconds: schedule.closesBeforeSeconds });
    const days = schedule.weekdays.map((day) =>
      // The 4th of January 1970 was a Sunday.
      format.dateTime(new Date(Date.UTC(1970, 0, 4 + day)), { weekday: 'short', timeZone: 'UTC' }),
    );
    const { closes, draws } = schedule;
    const on = days.length === 7 ? t('everyDay') : format.list(days, { type: 'unit' });
    return t('days', { on, closes, draws });
  };
}

/** Why an issue was given back: an operator's words, or what the house says of itself. */
export function useIssueReason(): (reason: string | null) => string {
  const t = useTranslations('issues.reasons');
  return (reason) => {
    if (reason === null) return '–';
    return t.has(reason as 'NO_RESULT') ? t(reason as 'NO_RESULT') : reason;
  };
}

/** What became of a slip. */
export function useSlipStatus(): (status: string) => string {
  const t = useTranslations('issues.slips.statuses');
  return (status) => (t.has(status as 'TAKEN') ? t(status as 'TAKEN') : status);
}
