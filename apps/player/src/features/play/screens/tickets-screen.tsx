import type { ListMessageWords } from '@maneki/ui/list-message';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { PeriodControl } from '#platform/records/period-control.tsx';
import { PeriodMessage } from '#platform/records/period-message.tsx';
import { RecordFrame } from '#platform/records/record-frame.tsx';
import { type RecordPeriod, useRecordPeriod } from '#platform/records/use-record-period.ts';
import { FilterBar } from '../components/filter-bar.tsx';
import { TicketList } from '../components/ticket-list.tsx';
import { TicketSheet } from '../components/ticket-sheet.tsx';
import { TicketTotals } from '../components/ticket-totals.tsx';
import { hasFilters, readFilters, type TicketFilters, writeFilters } from '../ticket-choice.ts';

/** The betting record: every bet of a member, and with `ticket` in the address one of them in full. */
export default function TicketsScreen() {
  const [address, setAddress] = useSearchParams();
  const shown = useRecordPeriod();
  const filters = readFilters(address);
  const choice = { ...shown.period, ...filters };
  const empty = useEmptyWords(filters, shown);
  return (
    <>
      <RecordFrame
        filters={
          <>
            <PeriodControl shown={shown} />
            <FilterBar
              filters={filters}
              onFilters={(next) => setAddress(writeFilters(address, next))}
            />
          </>
        }
        totals={shown.isShown && <TicketTotals choice={choice} />}
      >
        {shown.isShown ? (
          <TicketList choice={choice} isCurrent={shown.isCurrent} empty={empty} />
        ) : (
          <PeriodMessage shown={shown} />
        )}
      </RecordFrame>
      <TicketSheet />
    </>
  );
}

/** Why there is nothing to see, and the one thing that would change it. */
function useEmptyWords(filters: TicketFilters, shown: RecordPeriod): ListMessageWords {
  const t = useTranslations('play.record');
  const record = useTranslations('wallet.record');
  const [address, setAddress] = useSearchParams();
  if (hasFilters(filters))
    return {
      icon: 'search',
      title: t('emptyFilterTitle'),
      text: t('emptyFilterText'),
      action: {
        text: t('clearFilters'),
        onPress: () => setAddress(writeFilters(address, {})),
      },
    };
  return {
    icon: 'ticket',
    title: t('emptyTitle'),
    text: t('emptyText'),
    action:
      shown.choice === 'month'
        ? { text: record('play'), href: '/m/home' }
        : { text: record('longerPeriod'), onPress: () => shown.choose('month') },
  };
}
