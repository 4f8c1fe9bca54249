import type { TransferKind } from '@maneki/contract/wallet/kinds';
import { Chips } from '@maneki/ui/chips';
import { SearchField } from '@maneki/ui/search-field';
import { useTranslations } from 'use-intl';
import { AGENT_KINDS, type TransferFilters } from '../transfer-choice.ts';

const USERNAME_MAX = 40;

type Chosen = Pick<TransferFilters, 'kind' | 'counterparty'>;

type AgentFiltersProps = {
  readonly filters: Chosen;
  readonly onFilters: (filters: Chosen) => void;
};

/** What an agent's record is narrowed by: with whom, and of which kind. */
export function AgentFilters({ filters, onFilters }: AgentFiltersProps) {
  const t = useTranslations('wallet');
  const { kind, counterparty } = filters;
  const options: { value: TransferKind | 'all'; text: string }[] = [
    { value: 'all', text: t('groups.all') },
    ...AGENT_KINDS.map((value) => ({ value, text: t(`kinds.${value}`) })),
  ];
  return (
    <div className="grid grid-cols-1 gap-2">
      <SearchField
        label={t('agentRecord.counterparty')}
        searchLabel={t('agentRecord.search')}
        clearLabel={t('agentRecord.clear')}
        maxLength={USERNAME_MAX}
        value={counterparty ?? ''}
        onSearch={(typed) => onFilters({ kind, counterparty: typed || undefined })}
      />
      <Chips
        label={t('record.group')}
        options={options}
        value={kind ?? 'all'}
        onValue={(value) => onFilters({ counterparty, kind: value === 'all' ? undefined : value })}
      />
    </div>
  );
}
