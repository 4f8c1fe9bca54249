import { contentConsoleEndpoints } from '@maneki/contract/content/console-endpoints';
import { BANNER_GROUPS } from '@maneki/contract/content/kinds';
import { Anchor, Button, Card, Group, Select, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { call } from '#platform/call/call.ts';
import { Page } from '#platform/look/page.tsx';
import { Problem, Waiting } from '#platform/look/states.tsx';
import { useTell } from '#platform/look/use-tell.ts';
import { useMay } from '#platform/self.ts';
import { orderQuery, type Sorted } from '../queries.ts';
import { OrderRows, type Placed } from './order-rows.tsx';

/** What can be sorted, as the address names it. */
const SORTED: Readonly<Record<string, Sorted>> = {
  ...Object.fromEntries(BANNER_GROUPS.map((groupName) => [groupName, { kind: 'B', groupName }])),
  popups: { kind: 'PU' },
  help: { kind: 'HELP' },
};

/** The order in which readers see what is published. */
export function OrderPage() {
  const t = useTranslations('content');
  const [search, setSearch] = useSearchParams();
  const named = search.get('of') ?? '';
  const chosen = named in SORTED ? named : 'm_home';
  const { data, error, refetch, dataUpdatedAt } = useQuery(orderQuery(SORTED[chosen]!));
  return (
    <Page title={t('orderTitle')}>
      <Anchor component={Link} to="/content" size="sm">
        {t('all')}
      </Anchor>
      <Select
        label={t('orderOf')}
        w={320}
        maw="100%"
        allowDeselect={false}
        data={Object.keys(SORTED).map((value) => ({
          value,
          label: t(`orders.${value as (typeof BANNER_GROUPS)[number] | 'popups' | 'help'}`),
        }))}
        value={chosen}
        onChange={(of) => setSearch({ of: of! }, { replace: true })}
      />
      {error && <Problem error={error} onAgain={refetch} />}
      {!data && !error && <Waiting />}
      {data && (
        <Sorting key={`${chosen} ${dataUpdatedAt}`} sorted={SORTED[chosen]!} first={data.entries} />
      )}
    </Page>
  );
}

type SortingProps = { readonly sorted: Sorted; readonly first: readonly Placed[] };

function Sorting({ sorted, first }: SortingProps) {
  const t = useTranslations('content');
  const tell = useTell();
  const client = useQueryClient();
  const mayPublish = useMay('publishContent');
  const [entries, setEntries] = useState(first);
  const isChanged = entries.some(({ id }, place) => id !== first[place]?.id);
  const sorting = useMutation({
    mutationFn: () =>
      call(contentConsoleEndpoints.sortEntries, { ...sorted, ids: entries.map(({ id }) => id) }),
    onSuccess: () => tell.done(t('orderSaved')),
    onError: tell.failed,
    onSettled: () => client.invalidateQueries({ queryKey: orderQuery(sorted).queryKey }),
  });
  if (entries.length === 0) return <Text c="dimmed">{t('nothingPublished')}</Text>;
  return (
    <Card withBorder>
      <OrderRows entries={entries} isLocked={!mayPublish} onChange={setEntries} />
      {mayPublish && (
        <Group justify="end" mt="md">
          <Button
            disabled={!isChanged}
            loading={sorting.isPending}
            onClick={() => sorting.mutate()}
          >
            {t('saveOrder')}
          </Button>
        </Group>
      )}
    </Card>
  );
}
