import { ListMessage } from '@maneki/ui/list-message';
import { useTranslations } from 'use-intl';
import type { RecordPeriod } from './use-record-period.ts';

/** In place of a record whose address asks for days that cannot be shown; the fields above say why. */
export function PeriodMessage({ shown }: { readonly shown: RecordPeriod }) {
  const t = useTranslations('record');
  return (
    <ListMessage
      icon="calendar"
      title={t('periodWrong')}
      action={{ text: t('longerPeriod'), onPress: () => shown.choose('month') }}
    />
  );
}
