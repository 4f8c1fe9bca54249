import { rebateConsoleEndpoints as calls } from '@maneki/contract/agents/rebate-console-endpoints';
import { Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { List } from '#platform/list/list.tsx';
import { Money } from '#platform/look/money.tsx';
import { MemberLink } from '../member-link.tsx';

const PPM = 1_000_000;

/** How each share of a day came about. */
export function LineList() {
  const t = useTranslations('agentRebates');
  return (
    <>
      <Text size="sm" c="dimmed">
        {t('linesText')}
      </Text>
      <List
        endpoint={calls.listRebateLines}
        keyOf={({ memberId, sourceId, group, currency }) =>
          `${memberId} ${sourceId} ${group} ${currency}`
        }
        empty={t('noLines')}
        filters={[
          { name: 'day', label: `${t('day')} (${t('dayHint')})`, isWide: true },
          { name: 'username', label: t('account') },
          { name: 'source', label: t('source') },
        ]}
        columns={[
          {
            name: 'member',
            label: t('member'),
            cell: ({ memberId, username }) => <MemberLink id={memberId} name={username} />,
          },
          {
            name: 'source',
            label: t('source'),
            cell: ({ sourceId, source }) => <MemberLink id={sourceId} name={source} />,
          },
          { name: 'group', label: t('group'), cell: ({ group }) => t(`groups.${group}`) },
          {
            name: 'turnover',
            label: t('turnover'),
            isNumber: true,
            cell: ({ turnover, currency }) => <Money amount={turnover} currency={currency} />,
          },
          {
            name: 'rate',
            label: t('rate'),
            isNumber: true,
            cell: ({ rate }) => t('percent', { rate: rate / PPM }),
          },
          {
            name: 'amount',
            label: t('amount'),
            isNumber: true,
            cell: ({ amount, currency }) => <Money amount={amount} currency={currency} />,
          },
        ]}
      />
    </>
  );
}
