import { ListMessage } from '@maneki/ui/list-message';
import { useTranslations } from 'use-intl';
import { useLongerPeriod } from './use-longer-period.ts';
import type { RecordPeriod } from './use-record-period.ts';

/** In place of a record whose address asks for days that cannot be shown; the fields above say why. */
export function PeriodMessage({ shown }: { readonly shown: RecordPeriod }) {
  const t = useTranslations('record');
  const longer = useLongerPeriod(shown);
  return <ListMessage icon="calendar" title={t('periodWrong')} action={longer} />;
}
