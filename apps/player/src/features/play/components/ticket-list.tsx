import type { ListMessageWords } from '@maneki/ui/list-message';
import { useTranslations } from 'use-intl';
import { RecordList } from '#platform/records/record-list.tsx';
import { ticketRecord } from '../record-queries.ts';
import type { TicketChoice } from '../ticket-choice.ts';
import { TicketCard, TicketCardSkeleton } from './ticket-card.tsx';

type TicketListProps = {
  readonly choice: TicketChoice;
  /** Whether what happens now would stand in it. */
  readonly isCurrent: boolean;
  readonly empty: ListMessageWords;
};

/** The bets of the record. */
export function TicketList(props: TicketListProps) {
  const t = useTranslations('play.record');
  return (
    <RecordList
      {...props}
      record={ticketRecord}
      words={{ label: t('label'), end: t('end') }}
      layout="cards"
      timeOf={({ placedAt }) => placedAt}
      keyOf={({ ticketNo }) => ticketNo}
      row={(ticket) => <TicketCard ticket={ticket} />}
      skeleton={{ days: 1, row: <TicketCardSkeleton /> }}
    />
  );
}
