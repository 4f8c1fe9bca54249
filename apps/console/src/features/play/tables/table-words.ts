import { useFormatter, useTranslations } from 'use-intl';

/** What a spot or a result is called; one that this console does not know goes by its own name. */
export function useSpotName(): (spot: string) => string {
  const t = useTranslations('tables.spots');
  return (spot) => (t.has(spot as 'TIE') ? t(spot as 'TIE') : spot);
}

/** Why a round was given back: an operator's words, or what the house says of itself. */
export function useVoidReason(): (reason: string | null) => string {
  const t = useTranslations('tables.rounds.reasons');
  return (reason) => {
    if (reason === null) return '–';
    return t.has(reason as 'NO_SHOE') ? t(reason as 'NO_SHOE') : reason;
  };
}

/** What became of a bet. */
export function useBetStatus(): (status: string) => string {
  const t = useTranslations('tables.bets.statuses');
  return (status) => (t.has(status as 'TAKEN') ? t(status as 'TAKEN') : status);
}

/** Stakes of several currencies are shared out to more decimals than anybody reads. */
export const TWO_DECIMALS = { maximumFractionDigits: 2 } as const;

/** Reference units in groups. */
export function useUnits(): (units: number | string) => string {
  const t = useTranslations('tables');
  const format = useFormatter();
  return (units) => t('units', { count: format.number(Number(units)) });
}
