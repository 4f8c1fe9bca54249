import type { ListMessageWords } from '@maneki/ui/list-message';
import { useTranslations } from 'use-intl';
import { RecordFrame } from '#platform/records/record-frame.tsx';
import { RecordList } from '#platform/records/record-list.tsx';
import { useAddressFilters } from '#platform/records/use-address-filters.ts';
import { useEmptyAction } from '#platform/records/use-empty-action.ts';
import { useRecordPeriod } from '#platform/records/use-record-period.ts';
import { teamTickets } from '../team/queries.ts';
import { TeamTicketCard, TeamTicketSkeleton } from '../team/ticket-card.tsx';
import { readTicketFilters, TicketFilters } from '../team/ticket-filters.tsx';

/** Every bet of the agent's team, the latest first. */
export default function TeamBettingScreen() {
  const t = useTranslations('team.betting');
  const record = useTranslations('record');
  const shown = useRecordPeriod();
  const { filters, setFilters } = useAddressFilters(readTicketFilters);
  const action = useEmptyAction(shown);
  const isNarrowed = Object.values(filters).some(Boolean);
  const empty: ListMessageWords = isNarrowed
    ? {
        icon: 'search',
        title: t('nothing'),
        text: t('nothingText'),
        action: { text: record('filter.clear'), onPress: () => setFilters({}) },
      }
    : { icon: 'ticket', title: t('empty'), text: t('emptyText'), action };
  return (
    <RecordFrame
      shown={shown}
      filters={<TicketFilters filters={filters} onFilters={setFilters} />}
      totals={null}
    >
      <RecordList
        record={teamTickets}
        choice={{ ...shown.period, ...filters }}
        isCurrent={shown.isCurrent}
        words={{ label: t('label'), end: t('end') }}
        empty={empty}
        layout="cards"
        timeOf={({ placedAt }) => placedAt}
        keyOf={({ ticketNo }) => ticketNo}
        row={(ticket) => <TeamTicketCard ticket={ticket} />}
        skeleton={{ days: 1, row: <TeamTicketSkeleton /> }}
      />
    </RecordFrame>
  );
}
