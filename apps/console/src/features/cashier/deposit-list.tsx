import { depositConsoleEndpoints } from '@maneki/contract/cashier/deposit-console-endpoints';
import { DEPOSIT_MOVES, type DepositState, PAYMENT_METHODS } from '@maneki/contract/cashier/states';
import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { List } from '#platform/list/list.tsx';
import { Money } from '#platform/look/money.tsx';
import { When } from '#platform/look/when.tsx';
import { AGAIN_MS } from './queries.ts';
import { StateBadge } from './state-badge.tsx';

const STATES = Object.keys(DEPOSIT_MOVES) as DepositState[];

/** Orders by which members pay in; those of one state where it is named. */
export function DepositList({ state }: { readonly state?: DepositState }) {
  const t = useTranslations('deposits');
  const words = useTranslations('cashier');
  const states = STATES.map((value) => ({ value, label: words(`states.${value}`) }));
  const claims = (['nobody', 'mine', 'others'] as const).map((value) => ({
    value,
    label: words(`claims.${value}`),
  }));
  return (
    <List
      endpoint={depositConsoleEndpoints.searchDeposits}
      of={state ? { state } : {}}
      keyOf={({ orderNo }) => orderNo}
      empty={t(state ? 'nothingWaits' : 'empty')}
      everyMs={AGAIN_MS}
      filters={[
        { name: 'orderNo', label: words('orderNo') },
        ...(state
          ? [{ name: 'claimed', label: words('claimedBy'), options: claims }]
          : [{ name: 'state', label: words('state'), options: states }]),
        {
          name: 'method',
          label: words('method'),
          options: PAYMENT_METHODS.map((value) => ({ value, label: words(`methods.${value}`) })),
        },
      ]}
      columns={[
        {
          name: 'orderNo',
          label: words('orderNo'),
          cell: ({ orderNo }) => (
            <Anchor component={Link} to={`/deposits/order/${orderNo}`} size="sm" fw={600}>
              {orderNo}
            </Anchor>
          ),
        },
        { name: 'member', label: words('member'), cell: ({ member }) => member },
        { name: 'channel', label: t('channel'), cell: ({ channel }) => channel },
        {
          name: 'amount',
          label: words('amount'),
          isNumber: true,
          cell: ({ amount, currency }) => <Money {...{ amount, currency }} />,
        },
        { name: 'payer', label: t('payer'), cell: ({ payerName }) => payerName ?? '–' },
        {
          name: 'reference',
          label: t('reference'),
          isExtra: true,
          cell: ({ reference }) => reference,
        },
        {
          name: 'receipts',
          label: t('receipts'),
          isNumber: true,
          cell: ({ receipts }) => receipts,
        },
        { name: 'at', label: words('at'), cell: ({ createdAt }) => <When at={createdAt} /> },
        { name: 'state', label: words('state'), cell: (row) => <StateBadge state={row.state} /> },
        {
          name: 'claimedBy',
          label: words('claimedBy'),
          cell: ({ claimedBy }) => claimedBy ?? '–',
        },
      ]}
    />
  );
}
