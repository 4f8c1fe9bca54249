import { contentConsoleEndpoints } from '@maneki/contract/content/console-endpoints';
import { BANNER_GROUPS } from '@maneki/contract/content/kinds';
import { Anchor, Badge, Image, Select, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { call } from '#platform/call/call.ts';
import { Page } from '#platform/look/page.tsx';
import { Problem, Waiting } from '#platform/look/states.tsx';
import { useTell } from '#platform/look/use-tell.ts';
import { thumbnailOf } from '#platform/pictures/art.ts';
import { useLookArt } from '#platform/pictures/use-art.ts';
import { useMay } from '#platform/self.ts';
import { SortList } from '#platform/sort/sort-list.tsx';
import { orderQuery, type Sorted } from '../queries.ts';

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
        <Sorting
          key={`${chosen} ${dataUpdatedAt}`}
          sorted={SORTED[chosen]!}
          entries={data.entries}
        />
      )}
    </Page>
  );
}

type Placed = {
  readonly id: string;
  readonly title: string;
  readonly image: string | null;
  readonly isPinned: boolean;
};

type SortingProps = { readonly sorted: Sorted; readonly entries: readonly Placed[] };

function Sorting({ sorted, entries }: SortingProps) {
  const t = useTranslations('content');
  const tell = useTell();
  const client = useQueryClient();
  const mayPublish = useMay('publishContent');
  const sorting = useMutation({
    mutationFn: (ids: readonly string[]) =>
      call(contentConsoleEndpoints.sortEntries, { ...sorted, ids: [...ids] }),
    onSuccess: () => tell.done(t('orderSaved')),
    onError: tell.failed,
    onSettled: () => client.invalidateQueries({ queryKey: orderQuery(sorted).queryKey }),
  });
  if (entries.length === 0) return <Text c="dimmed">{t('nothingPublished')}</Text>;
  return (
    <SortList
      label={t('orderTitle')}
      items={entries.map((entry) => ({
        key: entry.id,
        name: entry.title,
        content: <Shown entry={entry} />,
      }))}
      isLocked={!mayPublish || sorting.isPending}
      onSave={sorting.mutate}
    />
  );
}

function Shown({ entry: { title, image, isPinned } }: { readonly entry: Placed }) {
  const t = useTranslations('content');
  const art = useLookArt();
  return (
    <>
      {image && (
        <Image src={thumbnailOf(image, art)} alt="" w={72} h={40} radius="sm" fit="cover" />
      )}
      <Text flex={1} truncate>
        {title}
      </Text>
      {isPinned && <Badge color="gold.8">{t('isPinned')}</Badge>}
    </>
  );
}
