import type { Endpoint } from '@maneki/contract/endpoint';
import { Button, Card, Group, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { Problem, Waiting } from '../look/states.tsx';
import { useTell } from '../look/use-tell.ts';
import { useColumnChoice } from './column-choice.ts';
import { ColumnMenu } from './column-menu.tsx';
import { exportList } from './export-list.ts';
import { type Filter, Filters, type FilterValues } from './filters.tsx';
import { listQuery, type RowOf } from './list-query.ts';
import { type Column, ListTable } from './list-table.tsx';

type ListProps<E extends Endpoint> = {
  /** A call that answers `rows` and `next`. */
  readonly endpoint: E;
  readonly columns: readonly Column<RowOf<E>>[];
  readonly keyOf: (row: RowOf<E>) => string;
  readonly filters?: readonly Filter[];
  /** What is always asked for, whatever is filtered: whose list it is. */
  readonly of?: object;
  /** What a row tells when it is opened. */
  readonly details?: (row: RowOf<E>) => ReactNode;
  /** Said where nothing fits. */
  readonly empty: string;
  /** Where a page has several lists: what this one's part of the address begins with. */
  readonly prefix?: string;
  /** How often it is read anew, where others change it meanwhile. */
  readonly everyMs?: number;
  /** What can be done about several rows at once, which are ticked for it. */
  readonly ticked?:
    | {
        readonly nameOf: (row: RowOf<E>) => string;
        readonly acts: (rows: readonly RowOf<E>[]) => ReactNode;
      }
    | undefined;
};

/**
 * A list of whatever a call answers page by page. Filters and the page stand in the address, so that Back and
 * a link work; columns are chosen by each operator; all of it can be had as CSV.
 */
export function List<E extends Endpoint>(props: ListProps<E>) {
  const {
    endpoint,
    columns,
    keyOf,
    filters = [],
    of = {},
    details,
    empty,
    prefix = '',
    everyMs,
    ticked,
  } = props;
  const t = useTranslations('list');
  const { values, cursor, setFilters, setCursor } = useListAddress(filters, prefix);
  const { data, error, refetch } = useQuery({
    ...listQuery(endpoint, { ...of, ...values, ...(cursor && { cursor }) }),
    refetchInterval: everyMs ?? false,
  });
  const suggested = columns.filter(({ isExtra }) => isExtra).map(({ name }) => [name, false]);
  const [visibility, setVisibility] = useColumnChoice(endpoint.name, Object.fromEntries(suggested));
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const ticks = ticked && { keys, nameOf: ticked.nameOf, onChange: setKeys };
  return (
    <Card withBorder padding="md">
      {filters.length > 0 && (
        // Made anew where the address changes by another way, such as Back.
        <Filters
          key={JSON.stringify(values)}
          filters={filters}
          values={values}
          onChange={setFilters}
        />
      )}
      {error && <Problem error={error} onAgain={refetch} />}
      {!data && !error && <Waiting />}
      {data?.rows.length === 0 && (
        <Text c="dimmed" ta="center" py="xl">
          {empty}
        </Text>
      )}
      {data && data.rows.length > 0 && (
        <>
          {/* Only what is shown counts as ticked: what left the list was decided by somebody else. */}
          {ticked?.acts(data.rows.filter((row) => keys.has(keyOf(row))))}
          <ListTable {...{ columns, keyOf, details, visibility, ticks }} rows={data.rows} />
        </>
      )}
      <Group justify="space-between" mt="sm">
        <Group gap="xs">
          <ColumnMenu columns={columns} visibility={visibility} onChange={setVisibility} />
          <ExportButton endpoint={endpoint} filters={{ ...of, ...values }} />
        </Group>
        <Group gap="xs">
          {cursor && (
            <Button variant="default" size="xs" onClick={() => setCursor('')}>
              {t('first')}
            </Button>
          )}
          {data?.next && (
            <Button variant="default" size="xs" onClick={() => setCursor(data.next!)}>
              {t('next')}
            </Button>
          )}
        </Group>
      </Group>
    </Card>
  );
}

/** What of the address belongs to the list; the rest of it, such as a tab, is left as it is. */
function useListAddress(filters: readonly Filter[], prefix: string) {
  const [search, setSearch] = useSearchParams();
  const names = filters.map(({ name }) => name);
  const own = new Set([...names, 'cursor'].map((name) => prefix + name));
  const held = names.map((name) => [name, search.get(prefix + name) ?? ''] as const);
  const values: FilterValues = Object.fromEntries(held.filter(([, value]) => value !== ''));
  const change = (changed: FilterValues, cursor: string) => {
    const others = [...search].filter(([name]) => !own.has(name));
    const mine = Object.entries({ ...changed, cursor })
      .map(([name, value]): [string, string] => [prefix + name, value.trim()])
      .filter(([, value]) => value !== '');
    setSearch([...others, ...mine]);
  };
  return {
    values,
    cursor: search.get(`${prefix}cursor`) ?? '',
    setFilters: (changed: FilterValues) => change(changed, ''),
    setCursor: (cursor: string) => change(values, cursor),
  };
}

function ExportButton({ endpoint, filters }: { endpoint: Endpoint; filters: object }) {
  const t = useTranslations('list');
  const tell = useTell();
  const download = useMutation({
    mutationFn: () => exportList(endpoint, filters),
    onError: tell.failed,
  });
  return (
    <Button
      variant="subtle"
      size="xs"
      loading={download.isPending}
      onClick={() => download.mutate()}
    >
      {t('export')}
    </Button>
  );
}
