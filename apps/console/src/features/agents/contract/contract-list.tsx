import { CONTRACT_KINDS, CONTRACT_STATUS } from '@maneki/contract/agents/contract';
import { contractConsoleEndpoints } from '@maneki/contract/agents/contract-console-endpoints';
import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { List } from '#platform/list/list.tsx';
import { When } from '#platform/look/when.tsx';
import { MemberLink } from '../member-link.tsx';
import { ContractBadge, nameOfContract } from './badges.tsx';
import { AGAIN_MS } from './queries.ts';
import { useRate } from './rate.ts';
import { Payer } from './sides.tsx';

/** Contracts, the newest first: those that the company pays, or everybody's. */
export function ContractList({ isCompany }: { readonly isCompany: boolean }) {
  const t = useTranslations('agentContracts');
  const rate = useRate();
  return (
    <>
      <Text size="sm" c="dimmed">
        {t(isCompany ? 'companyText' : 'allText')}
      </Text>
      <List
        endpoint={contractConsoleEndpoints.searchContracts}
        of={isCompany ? { isCompany } : {}}
        keyOf={({ id }) => id}
        empty={t('empty')}
        everyMs={AGAIN_MS}
        filters={[
          { name: 'username', label: t('username') },
          {
            name: 'kind',
            label: t('kind'),
            options: CONTRACT_KINDS.map((value) => ({ value, label: t(`kinds.${value}`) })),
          },
          {
            name: 'status',
            label: t('status'),
            options: Object.values(CONTRACT_STATUS).map((value) => ({
              value: String(value),
              label: t(`statuses.${nameOfContract(value)}`),
            })),
          },
        ]}
        columns={[
          {
            name: 'kind',
            label: t('kind'),
            cell: ({ id, kind }) => (
              <Anchor component={Link} to={`/agentContracts/one/${id}`} size="sm" fw={600}>
                {t(`kinds.${kind}`)}
              </Anchor>
            ),
          },
          {
            name: 'payee',
            label: t('payee'),
            cell: ({ payeeId, payee }) => <MemberLink id={payeeId} name={payee} />,
          },
          { name: 'payer', label: t('payer'), cell: (contract) => <Payer {...contract} /> },
          {
            name: 'rate',
            label: t('rateMax'),
            isNumber: true,
            cell: ({ ratePpmMax }) => rate(ratePpmMax),
          },
          {
            name: 'status',
            label: t('status'),
            cell: ({ status }) => <ContractBadge status={status} />,
          },
          {
            name: 'requestType',
            label: t('request'),
            isExtra: true,
            cell: ({ requestType }) => t(requestType === 1 ? 'requests.new' : 'requests.amendment'),
          },
          {
            name: 'created',
            label: t('created'),
            isExtra: true,
            cell: ({ createdAt }) => <When at={createdAt} />,
          },
          {
            name: 'effective',
            label: t('effective'),
            cell: ({ effectiveFrom }) => <When at={effectiveFrom} />,
          },
          { name: 'ended', label: t('ends'), cell: ({ endedAt }) => <When at={endedAt} /> },
          {
            name: 'currency',
            label: t('currency'),
            isExtra: true,
            cell: ({ currency }) => currency,
          },
        ]}
      />
    </>
  );
}
