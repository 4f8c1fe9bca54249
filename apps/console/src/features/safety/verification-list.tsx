import { DOCUMENT_KINDS } from '@maneki/contract/safety/verification';
import { verificationConsoleEndpoints } from '@maneki/contract/safety/verification-console-endpoints';
import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { List } from '#platform/list/list.tsx';
import { When } from '#platform/look/when.tsx';
import { StatusBadge } from './status-badge.tsx';

const STATES = ['waiting', 'mine', 'approved', 'rejected', 'all'] as const;

/** The queue: whoever has waited longest stands first. */
export function VerificationList() {
  const t = useTranslations('verifications');
  return (
    <List
      endpoint={verificationConsoleEndpoints.listVerifications}
      keyOf={({ id }) => id}
      empty={t('empty')}
      everyMs={10_000}
      filters={[
        {
          name: 'state',
          label: t('state'),
          options: STATES.map((value) => ({ value, label: t(`states.${value}`) })),
        },
        {
          name: 'kind',
          label: t('document'),
          options: DOCUMENT_KINDS.map((value) => ({ value, label: t(`kinds.${value}`) })),
        },
        { name: 'country', label: t('country') },
      ]}
      columns={[
        {
          name: 'member',
          label: t('member'),
          cell: ({ id, username }) => (
            <Anchor component={Link} to={`/verifications/${id}`} size="sm" fw={600}>
              {username}
            </Anchor>
          ),
        },
        {
          name: 'status',
          label: t('status'),
          cell: ({ status }) => <StatusBadge status={status} />,
        },
        {
          name: 'document',
          label: t('document'),
          cell: ({ documentKind }) => t(`kinds.${documentKind}`),
        },
        { name: 'country', label: t('country'), cell: ({ countryCode }) => countryCode ?? '–' },
        { name: 'sent', label: t('sent'), cell: ({ submittedAt }) => <When at={submittedAt} /> },
        {
          name: 'operator',
          label: t('operator'),
          cell: ({ claimedBy, decidedBy }) => decidedBy ?? claimedBy ?? '–',
        },
        {
          name: 'decided',
          label: t('decided'),
          isExtra: true,
          cell: ({ decidedAt }) => <When at={decidedAt} />,
        },
      ]}
    />
  );
}
