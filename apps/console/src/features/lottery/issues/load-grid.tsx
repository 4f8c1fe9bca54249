import { Table, Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { WideTable } from '#platform/look/wide-table.tsx';
import { useUnits } from '../lottery-words.ts';
import type { Issue } from '../queries.ts';
import { shareOf } from './load-bar.tsx';

type LoadGridProps = Pick<Issue, 'loads' | 'loadMax'> & {
  /** How many digits a number has: ten or a hundred numbers make a table. */
  readonly digits: number;
};

/** Numbers of one or two digits can be laid out so that each has its place; others cannot. */
export function sizeOfGrid(numbers: readonly string[]): number | undefined {
  const [first] = numbers;
  const digits = first?.length ?? 0;
  const fits = (digits === 1 || digits === 2) && numbers.every((each) => /^\d+$/.test(each));
  return fits && numbers.every(({ length }) => length === digits) ? digits : undefined;
}

const TEN = Array.from({ length: 10 }, (_, digit) => digit);
/** However heavy a number is, its load must still be read. */
const PAINT_MOST = 65;

/** The numbers of a play in their order, the heavier the darker. */
export function LoadGrid({ loads, loadMax, digits }: LoadGridProps) {
  const t = useTranslations('issues.loads');
  const writeUnits = useUnits();
  const byNumber = new Map(loads.map(({ number, load }) => [number, load]));
  const rows = digits === 1 ? [''] : TEN.map(String);
  return (
    <WideTable minWidth={680}>
      <Table className="numerals load-grid" withTableBorder withColumnBorders layout="fixed">
        <Table.Tbody>
          {rows.map((tens) => (
            <Table.Tr key={tens}>
              {TEN.map((ones) => {
                const number = `${tens}${ones}`;
                const load = byNumber.get(number);
                const paint = load === undefined ? 0 : shareOf(load, loadMax) * PAINT_MOST;
                return (
                  <Table.Td
                    key={number}
                    style={{
                      background: `color-mix(in srgb, var(--mantine-color-red-6) ${paint}%, transparent)`,
                    }}
                  >
                    <Text size="sm" fw={700} lh={1.2}>
                      {number}
                    </Text>
                    <Text size="xs" lh={1.2}>
                      {load === undefined ? t('light') : writeUnits(load)}
                    </Text>
                  </Table.Td>
                );
              })}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </WideTable>
  );
}
