import { TotalsBar } from '@maneki/ui/totals-bar';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { plainAmount, signedAmount } from '#platform/records/signed-amount.ts';
import { ticketTotalsQuery } from '../record-queries.ts';
import type { TicketChoice } from '../ticket-choice.ts';

/** What the chosen bets come to; the list above does not wait for it. */
export function TicketTotals({ choice }: { readonly choice: TicketChoice }) {
  const t = useTranslations('play.record');
  const shell = useTranslations('shell.actions');
  const { data, error, fetchStatus, refetch } = useQuery(ticketTotalsQuery(choice));
  const net = data && signedAmount(data.net);
  // The list says it already, and in full.
  if (!data && fetchStatus === 'paused') return null;
  return (
    <TotalsBar
      label={t('total.label')}
      countText={data && t('total.count', { count: data.count })}
      main={{ label: t('net'), text: net?.text, tone: net?.tone ?? 'plain' }}
      parts={[
        { label: t('stake'), text: data && plainAmount(data.stake) },
        { label: t('validTurnover'), text: data && plainAmount(data.validTurnover) },
        { label: t('payout'), text: data && plainAmount(data.payout) },
      ]}
      failure={
        error && !data
          ? { text: t('total.failed'), retryText: shell('retry'), onRetry: () => refetch() }
          : undefined
      }
    />
  );
}
