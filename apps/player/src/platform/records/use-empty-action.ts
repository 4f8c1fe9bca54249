import type { ListMessageWords } from '@maneki/ui/list-message';
import { useTranslations } from 'use-intl';
import { useLongerPeriod } from './use-longer-period.ts';
import type { RecordPeriod } from './use-record-period.ts';

/** What could fill an empty record: a longer period, and where that is shown already, a game. */
export function useEmptyAction(shown: RecordPeriod): NonNullable<ListMessageWords['action']> {
  const t = useTranslations('record');
  const longer = useLongerPeriod(shown);
  const isLong = shown.choice === 'month' || shown.choice === 'thisMonth';
  return isLong ? { text: t('play'), href: '/m/home' } : longer;
}
