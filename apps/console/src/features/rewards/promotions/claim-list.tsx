import { CLAIM_STATES, type ClaimState } from '@maneki/contract/rewards/promotion';
import { promotionConsoleEndpoints as calls } from '@maneki/contract/rewards/promotion-console-endpoints';
import { Anchor, Badge } from '@mantine/core';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { List } from '#platform/list/list.tsx';
import { Money } from '#platform/look/money.tsx';
import { When } from '#platform/look/when.tsx';
import { AGAIN_MS } from './queries.ts';

/** Who claimed what; those of one state where it is named. */
export function ClaimList({ state }: { readonly state?: ClaimState }) {
  const t = useTranslations('promotions');
  const states = CLAIM_STATES.map((value) => ({ value, label: t(`states.${value}`) }));
  return (
    <List
      endpoint={calls.searchClaims}
      of={state ? { state } : {}}
      keyOf={({ id }) => id}
      empty={t(state ? 'nothingWaits' : 'noClaims')}
      everyMs={AGAIN_MS}
      filters={state ? [] : [{ name: 'state', label: t('columns.status'), options: states }]}
      columns={[
        {
          name: 'member',
          label: t('columns.member'),
          cell: ({ id, member }) => (
            <Anchor component={Link} to={`/promotions/claim/${id}`} size="sm" fw={600}>
              {member}
            </Anchor>
          ),
        },
        { name: 'promotion', label: t('columns.title'), cell: ({ promotion }) => promotion },
        {
          name: 'amount',
          label: t('columns.amount'),
          isNumber: true,
          cell: ({ amount, currency }) => <Money {...{ amount, currency }} />,
        },
        {
          name: 'state',
          label: t('columns.status'),
          cell: (row) => <Badge>{t(`states.${row.state}`)}</Badge>,
        },
        { name: 'at', label: t('columns.at'), cell: ({ claimedAt }) => <When at={claimedAt} /> },
        { name: 'by', label: t('columns.by'), cell: ({ decidedBy }) => decidedBy ?? '–' },
      ]}
    />
  );
}
