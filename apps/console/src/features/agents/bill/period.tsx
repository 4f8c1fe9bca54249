import { useFormatter, useTranslations } from 'use-intl';
import type { BillRow } from '../contract/queries.ts';

/** What a bill counts: a business day or several, or an hour in the operator's own time. */
export function Period({ bill }: { readonly bill: BillRow }) {
  const t = useTranslations('agentBills');
  const format = useFormatter();
  const { kind, firstDay, lastDay, periodStart, periodEnd } = bill;
  if (kind === 'HOURLY_SALARY')
    return format.dateTimeRange(new Date(periodStart), new Date(periodEnd), {
      dateStyle: 'medium',
      timeStyle: 'short',
    });
  return firstDay === lastDay ? firstDay : t('days', { from: firstDay, to: lastDay });
}
