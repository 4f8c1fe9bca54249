import { Chips } from '@maneki/ui/chips';
import type { ListMessageWords } from '@maneki/ui/list-message';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { PeriodControl } from '#platform/records/period-control.tsx';
import { PeriodMessage } from '#platform/records/period-message.tsx';
import { RecordFrame } from '#platform/records/record-frame.tsx';
import { type RecordPeriod, useRecordPeriod } from '#platform/records/use-record-period.ts';
import { TransferList } from '../components/transfer-list.tsx';
import { TransferTotals } from '../components/transfer-totals.tsx';
import {
  GROUP_CHOICES,
  readTransferChoice,
  type TransferChoice,
  writeGroup,
} from '../transfer-choice.ts';

/** The account record: every movement of a member's money, or with `types=A` of an agent's. */
export default function TransfersScreen() {
  const [address, setAddress] = useSearchParams();
  const t = useTranslations('wallet');
  const shown = useRecordPeriod();
  const choice = readTransferChoice(address, shown.period);
  const empty = useEmptyWords(choice, shown);
  return (
    <RecordFrame
      filters={
        <>
          {choice.types && <AgentLead />}
          <PeriodControl shown={shown} />
          {!choice.types && (
            <Chips
              label={t('record.group')}
              options={GROUP_CHOICES.map((value) => ({ value, text: t(`groups.${value}`) }))}
              value={choice.group}
              onValue={(group) => setAddress(writeGroup(address, group))}
            />
          )}
        </>
      }
      totals={shown.isShown && <TransferTotals choice={choice} />}
    >
      {shown.isShown ? (
        <TransferList choice={choice} isCurrent={shown.isCurrent} empty={empty} />
      ) : (
        <PeriodMessage shown={shown} />
      )}
    </RecordFrame>
  );
}

function AgentLead() {
  const t = useTranslations('wallet.agentRecord');
  return (
    <div className="grid gap-1">
      <h2 className="text-lg">{t('title')}</h2>
      <p className="text-muted text-sm">{t('notice')}</p>
    </div>
  );
}

/** Why there is nothing to see, and the one thing that would change it. */
function useEmptyWords(choice: TransferChoice, shown: RecordPeriod): ListMessageWords {
  const t = useTranslations('wallet');
  const [address, setAddress] = useSearchParams();
  const title = t('record.emptyTitle');
  if (choice.group !== 'all')
    return {
      title,
      text: t('record.emptyGroupText'),
      action: {
        text: t('record.allKinds'),
        onPress: () => setAddress(writeGroup(address, 'all')),
      },
    };
  const longer = { text: t('record.longerPeriod'), onPress: () => shown.choose('month') };
  if (choice.types)
    return {
      title,
      text: t('agentRecord.emptyText'),
      ...(shown.choice === 'month' ? {} : { action: longer }),
    };
  return {
    title,
    text: t('record.emptyText'),
    action: shown.choice === 'month' ? { text: t('record.play'), href: '/m/home' } : longer,
  };
}
