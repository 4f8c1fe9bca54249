import { ListMessage, type ListMessageWords } from '@maneki/ui/list-message';
import { useTranslations } from 'use-intl';
import { isRefused } from '#platform/call/refused-error.ts';
import { RecordList } from '#platform/records/record-list.tsx';
import { transferRecord } from '../record-queries.ts';
import type { TransferChoice } from '../transfer-choice.ts';
import { TransferRow, TransferRowSkeleton } from './transfer-row.tsx';

type TransferListProps = {
  readonly choice: TransferChoice;
  /** Whether what happens now would stand in it. */
  readonly isCurrent: boolean;
  readonly empty: ListMessageWords;
};

/** The entries of the account record. */
export function TransferList(props: TransferListProps) {
  const t = useTranslations('wallet.record');
  return (
    <RecordList
      {...props}
      record={transferRecord}
      words={{ label: t('label'), end: t('end') }}
      layout="rows"
      timeOf={({ at }) => at}
      keyOf={({ reference }) => reference}
      row={(transfer) => <TransferRow transfer={transfer} />}
      skeleton={{ days: 2, row: <TransferRowSkeleton /> }}
      insteadOf={(error) => isRefused(error, 'wallet.not_agent') && <NotAgent />}
    />
  );
}

/** Whoever is no agent finds no fault here, only the way to their own record. */
function NotAgent() {
  const t = useTranslations('wallet');
  return (
    <ListMessage
      icon="users"
      title={t('agentRecord.refusedTitle')}
      text={t('refusals.not_agent')}
      action={{ text: t('agentRecord.toOwn'), href: '/m/transaction/record' }}
    />
  );
}
