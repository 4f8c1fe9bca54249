import { tablesEndpoints } from '@maneki/contract/play/tables-endpoints';
import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { List } from '#platform/list/list.tsx';
import { useKindName } from '#platform/look/kind-name.ts';
import { TABLES_AGAIN_MS } from '../queries.ts';
import { TableState } from './table-state.tsx';
import { useUnits } from './table-words.ts';

/** Every table of the house, with what it does just now. */
export function TablesPart() {
  const t = useTranslations('tables');
  const kindName = useKindName();
  const writeUnits = useUnits();
  return (
    <List
      endpoint={tablesEndpoints.listTables}
      keyOf={({ table }) => table}
      empty={t('empty')}
      everyMs={TABLES_AGAIN_MS}
      columns={[
        {
          name: 'name',
          label: t('name'),
          cell: ({ table, name }) => (
            <Anchor component={Link} to={`/tables/${table}`} size="sm" fw={600}>
              {name}
            </Anchor>
          ),
        },
        { name: 'kind', label: t('kind'), cell: ({ kind }) => kindName(kind) },
        { name: 'state', label: t('state'), cell: (table) => <TableState table={table} /> },
        { name: 'round', label: t('round'), isNumber: true, cell: ({ roundNo }) => roundNo },
        { name: 'players', label: t('players'), isNumber: true, cell: ({ players }) => players },
        {
          name: 'risk',
          label: t('risk'),
          isNumber: true,
          cell: ({ exposure }) => writeUnits(exposure),
        },
        {
          name: 'riskMax',
          label: t('riskMax'),
          isNumber: true,
          cell: ({ limits }) => writeUnits(limits.exposure),
        },
        {
          name: 'min',
          label: t('min'),
          isNumber: true,
          isExtra: true,
          cell: ({ limits }) => writeUnits(limits.min),
        },
      ]}
    />
  );
}
