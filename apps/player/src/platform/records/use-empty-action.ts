import type { ListMessageWords } from '@maneki/ui/list-message';
import { useTranslations } from 'use-intl';
import type { RecordPeriod } from './use-record-period.ts';

/** What could fill an empty record: a longer period, and where that is shown already, a game. */
export function useEmptyAction({
  choice,
  choose,
}: RecordPeriod): NonNullable<ListMessageWords['action']> {
  const t = useTranslations('record');
  return choice === 'month'
    ? { text: t('play'), href: '/m/home' }
    : { text: t('longerPeriod'), onPress: () => choose('month') };
}
