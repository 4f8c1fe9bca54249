import { identityConsoleEndpoints } from '@maneki/contract/identity/console-endpoints';
import { MEMBER_TYPES } from '@maneki/contract/identity/member-types';
import { Anchor, Badge, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Filter } from '#platform/list/filters.tsx';
import { List } from '#platform/list/list.tsx';
import { Page } from '#platform/look/page.tsx';
import { When } from '#platform/look/when.tsx';
import { Country } from '../components/place-names.tsx';
import { typeName } from '../components/type-name.ts';
import { labelsQuery } from '../queries.ts';

/** Everybody, and whoever is looked for. */
export function MembersList() {
  const t = useTranslations('members');
  const filters = useFilters();
  return (
    <Page title={t('title')}>
      <List
        endpoint={identityConsoleEndpoints.listMembers}
        keyOf={({ id }) => id}
        empty={t('empty')}
        filters={filters}
        columns={[
          {
            name: 'username',
            label: t('username'),
            cell: ({ id, username }) => (
              <Anchor component={Link} to={`/members/${id}`} fw={600} size="sm">
                {username}
              </Anchor>
            ),
          },
          { name: 'type', label: t('type'), cell: ({ type }) => t(`types.${typeName(type)}`) },
          { name: 'state', label: t('state'), cell: (row) => <State {...row} /> },
          { name: 'labels', label: t('labels'), cell: ({ labels }) => <Labels labels={labels} /> },
          {
            name: 'registered',
            label: t('registered'),
            cell: ({ registeredAt }) => <When at={registeredAt} />,
          },
          { name: 'seen', label: t('seen'), cell: ({ seenAt }) => <When at={seenAt} /> },
          {
            name: 'country',
            label: t('country'),
            cell: ({ countryCode }) => <Country code={countryCode} />,
            isExtra: true,
          },
          { name: 'currency', label: t('currency'), cell: (row) => row.currency, isExtra: true },
          {
            name: 'nickname',
            label: t('nickname'),
            cell: ({ nickname }) => nickname ?? '–',
            isExtra: true,
          },
          { name: 'id', label: t('id'), cell: ({ id }) => id, isExtra: true },
        ]}
      />
    </Page>
  );
}

function useFilters(): Filter[] {
  const t = useTranslations('members');
  const { data } = useQuery(labelsQuery);
  return [
    { name: 'search', label: t('search'), isWide: true },
    {
      name: 'type',
      label: t('type'),
      options: Object.values(MEMBER_TYPES).map((type) => ({
        value: String(type),
        label: t(`types.${typeName(type)}`),
      })),
    },
    {
      name: 'state',
      label: t('state'),
      options: (['open', 'blocked'] as const).map((state) => ({
        value: state,
        label: t(`states.${state}`),
      })),
    },
    {
      name: 'label',
      label: t('label'),
      options: (data?.labels ?? []).map((label) => ({ value: label, label })),
    },
    { name: 'from', label: t('from'), kind: 'moment' },
    { name: 'to', label: t('to'), kind: 'moment' },
  ];
}

function State({ isBlocked }: { readonly isBlocked: boolean }) {
  const t = useTranslations('members.states');
  return isBlocked ? <Badge color="red.9">{t('blocked')}</Badge> : t('open');
}

const Labels = ({ labels }: { readonly labels: readonly string[] }) =>
  labels.length === 0 ? (
    '–'
  ) : (
    <Group gap={4}>
      {labels.map((label) => (
        <Badge key={label} variant="default" tt="none">
          {label}
        </Badge>
      ))}
    </Group>
  );
