import { Chips } from '@maneki/ui/chips';
import type { ListMessageWords } from '@maneki/ui/list-message';
import { useTranslations } from 'use-intl';
import { RecordFrame } from '#platform/records/record-frame.tsx';
import { useAddressFilters } from '#platform/records/use-address-filters.ts';
import { useEmptyAction } from '#platform/records/use-empty-action.ts';
import { type RecordPeriod, useRecordPeriod } from '#platform/records/use-record-period.ts';
import { AgentFilters } from '../components/agent-filters.tsx';
import { TransferList } from '../components/transfer-list.tsx';
import { TransferTotals } from '../components/transfer-totals.tsx';
import {
  chooseTransfers,
  GROUP_CHOICES,
  type GroupChoice,
  readTransferFilters,
  type TransferChoice,
} from '../transfer-choice.ts';

/** The account record: every movement of a member's money, or with `types=A` of an agent's. */
export default function TransfersScreen() {
  const t = useTranslations('wallet');
  const shown = useRecordPeriod();
  const { filters, setFilters } = useAddressFilters(readTransferFilters);
  const choice = chooseTransfers(shown.period, filters);
  const chooseGroup = (group: GroupChoice) =>
    setFilters({ group: group === 'all' ? undefined : group });
  const showAllKinds = () => setFilters({ types: choice.types });
  const empty = useEmptyWords(choice, { shown, showAllKinds });
  return (
    <RecordFrame
      shown={shown}
      lead={choice.types && <AgentLead />}
      filters={
        choice.types ? (
          <AgentFilters
            filters={filters}
            onFilters={(chosen) => setFilters({ types: 'A', ...chosen })}
          />
        ) : (
          <Chips
            label={t('record.group')}
            options={GROUP_CHOICES.map((value) => ({ value, text: t(`groups.${value}`) }))}
            value={choice.group}
            onValue={chooseGroup}
          />
        )
      }
      totals={<TransferTotals choice={choice} />}
    >
      <TransferList choice={choice} isCurrent={shown.isCurrent} empty={empty} />
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

type EmptyOptions = { readonly shown: RecordPeriod; readonly showAllKinds: () => void };

/** Why there is nothing to see, and the one thing that would change it. */
function useEmptyWords(
  { group, types, kind, counterparty }: TransferChoice,
  { shown, showAllKinds }: EmptyOptions,
): ListMessageWords {
  const t = useTranslations('wallet');
  const action = useEmptyAction(shown);
  const title = t('record.emptyTitle');
  if (group === 'deposit')
    return {
      title,
      text: t('record.emptyGroupText'),
      action: { text: t('entries.deposit'), href: '/m/voucherCenter' },
    };
  if (group !== 'all' || kind || counterparty)
    return {
      title,
      text: t('record.emptyGroupText'),
      action: { text: t('record.allKinds'), onPress: showAllKinds },
    };
  if (!types) return { title, text: t('record.emptyText'), action };
  const text = t('agentRecord.emptyText');
  // No game that an agent plays would fill it.
  return shown.choice === 'month' ? { title, text } : { title, text, action };
}
