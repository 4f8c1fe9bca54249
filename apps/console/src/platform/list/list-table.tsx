import { ActionIcon, Checkbox, Table } from '@mantine/core';
import {
  type ColumnDef,
  columnVisibilityFeature,
  type RowData,
  rowExpandingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { Fragment, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { WideTable } from '../look/wide-table.tsx';
import type { ColumnVisibility } from './column-choice.ts';

export type Column<Row> = {
  readonly name: string;
  readonly label: string;
  readonly cell: (row: Row) => ReactNode;
  /** Sums stand on the right, under each other. */
  readonly isNumber?: boolean;
  /** Not shown until an operator asks for it. */
  readonly isExtra?: boolean;
};

/** Which rows an operator has ticked, to do something about all of them at once. */
export type Ticks<Row> = {
  readonly keys: ReadonlySet<string>;
  /** What a row is called to whoever does not see it. */
  readonly nameOf: (row: Row) => string;
  readonly onChange: (keys: ReadonlySet<string>) => void;
};

type ListTableProps<Row> = {
  readonly rows: readonly Row[];
  readonly columns: readonly Column<Row>[];
  readonly keyOf: (row: Row) => string;
  readonly details: ((row: Row) => ReactNode) | undefined;
  readonly visibility: ColumnVisibility;
  readonly ticks: Ticks<Row> | undefined;
};

const features = tableFeatures({ columnVisibilityFeature, rowExpandingFeature });

const defineColumns = <Row extends RowData>(
  columns: readonly Column<Row>[],
): ColumnDef<typeof features, Row>[] =>
  columns.map(({ name, label }) => ({ id: name, header: label }));

export function ListTable<Row extends RowData>(props: ListTableProps<Row>) {
  const { rows, columns, keyOf, details, visibility, ticks } = props;
  const t = useTranslations('list');
  const numbers = new Set(columns.filter(({ isNumber }) => isNumber).map(({ name }) => name));
  const cells = new Map(columns.map(({ name, cell }) => [name, cell]));
  const sideOf = (name: string) => (numbers.has(name) ? 'right' : 'left');
  const table = useTable({
    features,
    columns: defineColumns(columns),
    data: rows as Row[],
    getRowId: keyOf,
    getRowCanExpand: () => details !== undefined,
    state: { columnVisibility: visibility },
  });
  return (
    <WideTable minWidth={700}>
      <Table verticalSpacing="xs" className="numerals" highlightOnHover>
        <Table.Thead>
          {table.getHeaderGroups().map((group) => (
            <Table.Tr key={group.id}>
              {ticks && (
                <Table.Th w={40}>
                  <TickAll keys={rows.map(keyOf)} ticks={ticks} />
                </Table.Th>
              )}
              {group.headers.map((header) => (
                <Table.Th key={header.id} ta={sideOf(header.column.id)}>
                  <table.FlexRender header={header} />
                </Table.Th>
              ))}
              {details && <Table.Td />}
            </Table.Tr>
          ))}
        </Table.Thead>
        <Table.Tbody>
          {table.getRowModel().rows.map((row) => (
            <Fragment key={row.id}>
              <Table.Tr>
                {ticks && (
                  <Table.Td>
                    <Checkbox
                      aria-label={t('tick', { name: ticks.nameOf(row.original) })}
                      checked={ticks.keys.has(row.id)}
                      onChange={() => ticks.onChange(toggle(ticks.keys, row.id))}
                    />
                  </Table.Td>
                )}
                {row.getVisibleCells().map((cell) => (
                  <Table.Td key={cell.id} ta={sideOf(cell.column.id)}>
                    {/* Called and not rendered: a function that is made anew would be another component. */}
                    {cells.get(cell.column.id)?.(row.original)}
                  </Table.Td>
                ))}
                {details && (
                  <Table.Td ta="right">
                    <ActionIcon
                      variant="subtle"
                      aria-expanded={row.getIsExpanded()}
                      aria-label={t('details', { key: row.id })}
                      onClick={row.getToggleExpandedHandler()}
                    >
                      {row.getIsExpanded() ? '−' : '+'}
                    </ActionIcon>
                  </Table.Td>
                )}
              </Table.Tr>
              {details && row.getIsExpanded() && (
                <Table.Tr>
                  <Table.Td colSpan={row.getVisibleCells().length + (ticks ? 2 : 1)}>
                    {details(row.original)}
                  </Table.Td>
                </Table.Tr>
              )}
            </Fragment>
          ))}
        </Table.Tbody>
      </Table>
    </WideTable>
  );
}

const toggle = (keys: ReadonlySet<string>, key: string): ReadonlySet<string> =>
  new Set(keys.has(key) ? [...keys].filter((other) => other !== key) : [...keys, key]);

type TickAllProps = {
  readonly keys: readonly string[];
  readonly ticks: Pick<Ticks<never>, 'keys' | 'onChange'>;
};

/** Ticks every row that is shown, or none of them. */
function TickAll({ keys, ticks }: TickAllProps) {
  const t = useTranslations('list');
  const count = keys.filter((key) => ticks.keys.has(key)).length;
  return (
    <Checkbox
      aria-label={t('tickAll')}
      checked={count === keys.length}
      indeterminate={count > 0 && count < keys.length}
      onChange={() => ticks.onChange(new Set(count === keys.length ? [] : keys))}
    />
  );
}
