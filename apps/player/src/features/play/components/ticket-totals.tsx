import { useTranslations } from 'use-intl';
import { RecordTotals } from '#platform/records/record-totals.tsx';
import { ticketRecord } from '../record-queries.ts';
import type { TicketChoice } from '../ticket-choice.ts';

/** What the chosen bets come to. */
export function TicketTotals({ choice }: { readonly choice: TicketChoice }) {
  const t = useTranslations('play.record');
  return (
    <RecordTotals
      record={ticketRecord}
      choice={choice}
      countText={(count) => t('total.count', { count })}
      netLabel={t('net')}
      parts={(sum) => [
        { label: t('stake'), amount: sum?.stake },
        { label: t('validTurnover'), amount: sum?.validTurnover },
        { label: t('payout'), amount: sum?.payout },
      ]}
    />
  );
}
