import { GOOD_KINDS, MALL_STATES, type MallState } from '@maneki/contract/rewards/mall';
import { mallConsoleEndpoints } from '@maneki/contract/rewards/mall-console-endpoints';
import { Anchor, Badge } from '@mantine/core';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { List } from '#platform/list/list.tsx';
import { When } from '#platform/look/when.tsx';

const AGAIN_MS = 10_000;

const COLORS: Readonly<Partial<Record<MallState, string>>> = {
  PENDING: 'gold.8',
  CONFIRMED: 'gold.8',
  SHIPPED: 'blue.9',
  COMPLETED: 'teal.9',
  ISSUED: 'teal.9',
  RECEIVED: 'teal.9',
  REFUNDED: 'red.9',
};

export function StateBadge({ state }: { readonly state: MallState }) {
  const t = useTranslations('mallOrders.states');
  return (
    <Badge miw="fit-content" color={COLORS[state] ?? 'gray.7'}>
      {t(state)}
    </Badge>
  );
}

/** Orders of members; those of one state where it is named. */
export function OrderList({ state }: { readonly state?: MallState }) {
  const t = useTranslations('mallOrders');
  const goods = useTranslations('goods');
  return (
    <List
      endpoint={mallConsoleEndpoints.searchMallOrders}
      of={state ? { state } : {}}
      keyOf={({ orderNo }) => orderNo}
      empty={t(state ? 'nothingWaits' : 'empty')}
      everyMs={AGAIN_MS}
      filters={[
        { name: 'orderNo', label: t('orderNo') },
        {
          name: 'kind',
          label: t('kind'),
          options: GOOD_KINDS.map((value) => ({ value, label: goods(`kinds.${value}`) })),
        },
        ...(state
          ? []
          : [
              {
                name: 'state',
                label: t('state'),
                options: MALL_STATES.map((value) => ({ value, label: t(`states.${value}`) })),
              },
            ]),
      ]}
      columns={[
        {
          name: 'orderNo',
          label: t('orderNo'),
          cell: ({ orderNo }) => (
            <Anchor component={Link} to={`/mallOrders/order/${orderNo}`} size="sm" fw={600}>
              {orderNo}
            </Anchor>
          ),
        },
        { name: 'member', label: t('member'), cell: ({ member }) => member },
        { name: 'title', label: t('good'), cell: ({ title }) => title },
        { name: 'kind', label: t('kind'), cell: ({ kind }) => goods(`kinds.${kind}`) },
        { name: 'points', label: t('points'), isNumber: true, cell: ({ points }) => points },
        { name: 'at', label: t('at'), cell: ({ orderedAt }) => <When at={orderedAt} /> },
        { name: 'state', label: t('state'), cell: (row) => <StateBadge state={row.state} /> },
      ]}
    />
  );
}
