import type { DepositChannel } from '@maneki/contract/cashier/deposit-schemas';
import { useTranslations } from 'use-intl';
import { useRecordTimes } from '#platform/records/use-record-times.ts';

/** Why a channel cannot be used now, and until when where that is known. */
export function useObstacleWords(): (obstacle: NonNullable<DepositChannel['obstacle']>) => string {
  const t = useTranslations('deposit.obstacles');
  const times = useRecordTimes();
  return ({ reason, until, level }) => {
    const why = reason === 'LEVEL' ? t('LEVEL', { level: String(level ?? '') }) : t(reason);
    return until ? `${why} · ${t('until', { time: times.moment(until) })}` : why;
  };
}
