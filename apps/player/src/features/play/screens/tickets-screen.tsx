import type { ListMessageWords } from '@maneki/ui/list-message';
import { useTranslations } from 'use-intl';
import { RecordFrame } from '#platform/records/record-frame.tsx';
import { useAddressFilters } from '#platform/records/use-address-filters.ts';
import { useEmptyAction } from '#platform/records/use-empty-action.ts';
import { useRecordPeriod } from '#platform/records/use-record-period.ts';
import { FilterBar } from '../components/filter-bar.tsx';
import { TicketList } from '../components/ticket-list.tsx';
import { TicketSheet } from '../components/ticket-sheet.tsx';
import { TicketTotals } from '../components/ticket-totals.tsx';
import { hasFilters, readFilters } from '../ticket-choice.ts';

/** The betting record: every bet of a member, and with `ticket` in the address one of them in full. */
export default function TicketsScreen() {
  const t = useTranslations('play.record');
  const record = useTranslations('record');
  const shown = useRecordPeriod();
  const { filters, setFilters } = useAddressFilters(readFilters);
  const choice = { ...shown.period, ...filters };
  const action = useEmptyAction(shown);
  /** Why there is nothing to see, and the one thing that would change it. */
  const empty: ListMessageWords = hasFilters(filters)
    ? {
        icon: 'search',
        title: t('emptyFilterTitle'),
        text: t('emptyFilterText'),
        action: { text: record('filter.clear'), onPress: () => setFilters({}) },
      }
    : { icon: 'ticket', title: t('emptyTitle'), text: t('emptyText'), action };
  return (
    <>
      <RecordFrame
        shown={shown}
        filters={<FilterBar filters={filters} onFilters={setFilters} />}
        totals={<TicketTotals choice={choice} />}
      >
        <TicketList choice={choice} isCurrent={shown.isCurrent} empty={empty} />
      </RecordFrame>
      <TicketSheet />
    </>
  );
}
