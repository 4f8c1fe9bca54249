import { WITHDRAWAL_MOVES, type WithdrawalState } from '@maneki/contract/cashier/states';
import { withdrawalConsoleEndpoints } from '@maneki/contract/cashier/withdrawal-console-endpoints';
import { RISK_RULES } from '@maneki/contract/cashier/withdrawal-terms';
import { Anchor, Badge, Group } from '@mantine/core';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { List } from '#platform/list/list.tsx';
import { Money } from '#platform/look/money.tsx';
import { When } from '#platform/look/when.tsx';
import { AGAIN_MS } from './queries.ts';
import { StateBadge } from './state-badge.tsx';

const STATES = Object.keys(WITHDRAWAL_MOVES) as WithdrawalState[];

/** Orders by which members take money out; those of one state where it is named. */
export function WithdrawalList({ status }: { readonly status?: WithdrawalState }) {
  const t = useTranslations('withdrawals');
  const words = useTranslations('cashier');
  const states = STATES.map((value) => ({ value, label: words(`states.${value}`) }));
  return (
    <List
      endpoint={withdrawalConsoleEndpoints.searchWithdrawals}
      of={status ? { status } : {}}
      keyOf={({ orderNo }) => orderNo}
      empty={t(status ? 'nothingWaits' : 'empty')}
      everyMs={AGAIN_MS}
      filters={[
        { name: 'orderNo', label: words('orderNo') },
        ...(status ? [] : [{ name: 'status', label: words('state'), options: states }]),
        {
          name: 'rule',
          label: t('rule'),
          options: RISK_RULES.map((value) => ({ value, label: t(`rules.${value}`) })),
        },
      ]}
      columns={[
        {
          name: 'orderNo',
          label: words('orderNo'),
          cell: ({ orderNo }) => (
            <Anchor component={Link} to={`/withdrawals/order/${orderNo}`} size="sm" fw={600}>
              {orderNo}
            </Anchor>
          ),
        },
        { name: 'member', label: words('member'), cell: ({ member }) => member },
        {
          name: 'amount',
          label: words('amount'),
          isNumber: true,
          cell: ({ amount, currency }) => <Money {...{ amount, currency }} />,
        },
        { name: 'type', label: words('method'), cell: ({ type }) => t(`types.${type}`) },
        {
          name: 'fired',
          label: t('rule'),
          cell: ({ fired }) => (
            <Group gap={4}>
              {fired.map((rule) => (
                <Badge key={rule} variant="light" color="gold" miw="fit-content">
                  {t(`rules.${rule}`)}
                </Badge>
              ))}
            </Group>
          ),
        },
        { name: 'at', label: words('at'), cell: ({ requestedAt }) => <When at={requestedAt} /> },
        {
          name: 'state',
          label: words('state'),
          cell: (row) => (
            <Group gap={4}>
              <StateBadge state={row.status} />
              {row.isProposed && <Badge color="gold.8">{words('waits')}</Badge>}
            </Group>
          ),
        },
        {
          name: 'claimedBy',
          label: words('claimedBy'),
          cell: ({ claimedBy }) => claimedBy ?? '–',
        },
      ]}
    />
  );
}
