import { TICKET_STATUSES } from '@maneki/contract/play/tickets';
import { Chips } from '@maneki/ui/chips';
import { useTranslations } from 'use-intl';
import type { FilterDraft } from '#platform/records/filter-button.tsx';
import { Labelled } from '#platform/records/labelled.tsx';
import type { TicketFilters } from '../ticket-choice.ts';

export function StatusFilter({ filters, onFilters }: FilterDraft<TicketFilters>) {
  const t = useTranslations('play');
  const options = [
    { value: 'all' as const, text: t('record.all') },
    ...TICKET_STATUSES.map((value) => ({ value, text: t(`statuses.${value}`) })),
  ];
  return (
    <Labelled label={t('record.status')}>
      <Chips
        layout="wrap"
        label={t('record.status')}
        options={options}
        value={filters.status ?? 'all'}
        onValue={(value) => onFilters({ ...filters, status: value === 'all' ? undefined : value })}
      />
    </Labelled>
  );
}
