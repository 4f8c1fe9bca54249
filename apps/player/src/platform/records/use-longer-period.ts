import { useTranslations } from 'use-intl';
import type { RecordPeriod } from './use-record-period.ts';

/** The step to a longer period than most look at: thirty days, or where a page counts in months, this one. */
export function useLongerPeriod({ presets, choose }: RecordPeriod) {
  const t = useTranslations('record');
  return presets.includes('month')
    ? { text: t('longerPeriod'), onPress: () => choose('month') }
    : { text: t('thisMonth'), onPress: () => choose('thisMonth') };
}
