import { playConsoleEndpoints } from '@maneki/contract/play/console-endpoints';
import { EXCEPTION_KINDS } from '@maneki/contract/play/exceptions';
import { Anchor, Badge } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { List } from '#platform/list/list.tsx';
import type { RowOf } from '#platform/list/list-query.ts';
import { When } from '#platform/look/when.tsx';
import { providersQuery } from './queries.ts';
import { Sum } from './sum.tsx';

type Row = RowOf<typeof playConsoleEndpoints.listExceptions>;

/** What does not add up and waits for a person, or has met one. */
export function ExceptionsPart() {
  const t = useTranslations('providers.exceptions');
  const { data: providers = [] } = useQuery(providersQuery);
  return (
    <List
      endpoint={playConsoleEndpoints.listExceptions}
      keyOf={({ id }) => id}
      empty={t('empty')}
      everyMs={10_000}
      filters={[
        {
          name: 'state',
          label: t('state'),
          options: (['open', 'resolved', 'all'] as const).map((value) => ({
            value,
            label: t(`states.${value}`),
          })),
        },
        {
          name: 'kind',
          label: t('kind'),
          options: EXCEPTION_KINDS.map((value) => ({ value, label: t(`kinds.${value}`) })),
        },
        {
          name: 'provider',
          label: t('provider'),
          options: providers.map(({ code, name }) => ({ value: code, label: name })),
        },
      ]}
      columns={[
        {
          name: 'kind',
          label: t('kind'),
          cell: ({ id, kind }) => (
            <Anchor component={Link} to={`/providers/exceptions/${id}`} size="sm" fw={600}>
              {t(`kinds.${kind}`)}
            </Anchor>
          ),
        },
        { name: 'provider', label: t('provider'), cell: ({ providerName }) => providerName },
        { name: 'member', label: t('member'), cell: ({ member }) => member ?? '–' },
        {
          name: 'amount',
          label: t('amount'),
          isNumber: true,
          cell: ({ amount, currency }) => <Sum amount={amount} currency={currency} />,
        },
        { name: 'at', label: t('at'), cell: ({ raisedAt }) => <When at={raisedAt} /> },
        { name: 'state', label: t('state'), cell: (row) => <State row={row} /> },
      ]}
    />
  );
}

function State({ row: { waits, resolvedBy } }: { readonly row: Row }) {
  const t = useTranslations('providers.exceptions');
  if (resolvedBy) return t('decidedBy', { operator: resolvedBy });
  return (
    <Badge miw="fit-content" color={waits ? 'gold.8' : 'red.9'}>
      {waits ? t('waits') : t('states.open')}
    </Badge>
  );
}
