import { TotalsBar } from '@maneki/ui/totals-bar';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { isRefused } from '#platform/call/refused-error.ts';
import { plainAmount, signedAmount } from '#platform/records/signed-amount.ts';
import { transferTotalsQuery } from '../record-queries.ts';
import type { TransferChoice } from '../transfer-choice.ts';

/** What the chosen entries come to; the list above does not wait for it. */
export function TransferTotals({ choice }: { readonly choice: TransferChoice }) {
  const t = useTranslations('wallet.record.total');
  const shell = useTranslations('shell.actions');
  const { data, error, fetchStatus, refetch } = useQuery(transferTotalsQuery(choice));
  const net = data && signedAmount(data.net);
  // The list says it already, and in full.
  if (!data && (fetchStatus === 'paused' || isRefused(error, 'wallet.not_agent'))) return null;
  return (
    <TotalsBar
      label={t('label')}
      countText={data && t('count', { count: data.count })}
      main={{ label: t('net'), text: net?.text, tone: net?.tone ?? 'plain' }}
      parts={[
        { label: t('in'), text: data && plainAmount(data.in) },
        { label: t('out'), text: data && plainAmount(data.out) },
      ]}
      failure={
        error && !data
          ? { text: t('failed'), retryText: shell('retry'), onRetry: () => refetch() }
          : undefined
      }
    />
  );
}
