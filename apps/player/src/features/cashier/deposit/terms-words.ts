import type { DepositChannel } from '@maneki/contract/cashier/deposit-schemas';
import { parseAmount } from '@maneki/kernel/money';
import { useFormatter, useTranslations } from 'use-intl';
import { type Cash, writeCash } from '../cash.ts';

const PPM = 1_000_000;

/** What a channel takes and gives, in words. */
export function useTermsWords(cash: Cash) {
  const t = useTranslations('deposit.methods');
  const format = useFormatter();
  const rate = (ppm: number) =>
    format.number(ppm / PPM, { style: 'percent', maximumFractionDigits: 2 });
  return {
    limits: ({ minimum, maximum }: Pick<DepositChannel, 'minimum' | 'maximum'>): string =>
      `${writeCash(minimum, cash)} – ${writeCash(maximum, cash)}`,
    fee: ({ fee }: Pick<DepositChannel, 'fee'>): string => {
      const hasFixed = (parseAmount(fee.fixed) ?? 0n) > 0n;
      if (fee.payer === 'PLATFORM' || (fee.ppm === 0 && !hasFixed)) return t('free');
      if (!hasFixed) return t('fee', { rate: rate(fee.ppm) });
      return t('feeAndFixed', { rate: rate(fee.ppm), fixed: writeCash(fee.fixed, cash) });
    },
    bonus: ({ bonusPpm }: Pick<DepositChannel, 'bonusPpm'>): string | undefined =>
      bonusPpm > 0 ? t('bonus', { rate: rate(bonusPpm) }) : undefined,
    hours: ({ hours }: Pick<DepositChannel, 'hours'>): string | undefined =>
      hours ? `${hours.opens}–${hours.closes} (${nameOf(hours.timezone)})` : undefined,
  };
}

/** `Asia/Ho_Chi_Minh` → `Ho Chi Minh`. */
const nameOf = (timezone: string): string =>
  timezone.split('/').at(-1)?.replaceAll('_', ' ') ?? timezone;
