import { useTranslations } from 'use-intl';
import { RecordTotals } from '#platform/records/record-totals.tsx';
import { transferRecord } from '../record-queries.ts';
import type { TransferChoice } from '../transfer-choice.ts';

/** What the chosen entries come to. */
export function TransferTotals({ choice }: { readonly choice: TransferChoice }) {
  const t = useTranslations('wallet.record.total');
  return (
    <RecordTotals
      record={transferRecord}
      choice={choice}
      countText={(count) => t('count', { count })}
      netLabel={t('net')}
      parts={(sum) => [
        { label: t('in'), amount: sum?.in },
        { label: t('out'), amount: sum?.out },
      ]}
      refusedAs="wallet.not_agent"
    />
  );
}
