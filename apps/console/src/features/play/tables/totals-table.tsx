import { Card, Stack, Table, Text, Title } from '@mantine/core';
import { useFormatter, useTranslations } from 'use-intl';
import type { TableRound } from '../queries.ts';
import { TWO_DECIMALS, useSpotName } from './table-words.ts';

/** What lay on each spot, of all players together. */
export function TotalsTable({ totals }: Pick<TableRound, 'totals'>) {
  const t = useTranslations('tables.totals');
  const spotName = useSpotName();
  const format = useFormatter();
  const spots = Object.entries(totals).filter(([, { bets }]) => bets > 0);
  return (
    <Card withBorder padding="lg">
      <Stack>
        <Title order={3} size="h4">
          {t('title')}
        </Title>
        {spots.length === 0 ? (
          <Text c="dimmed">{t('none')}</Text>
        ) : (
          <Table className="numerals" maw={500}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{t('spot')}</Table.Th>
                <Table.Th ta="right">{t('units')}</Table.Th>
                <Table.Th ta="right">{t('bets')}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {spots.map(([spot, { units, bets }]) => (
                <Table.Tr key={spot}>
                  <Table.Th scope="row">{spotName(spot)}</Table.Th>
                  <Table.Td ta="right">
                    {format.number(units, { ...TWO_DECIMALS, minimumFractionDigits: 2 })}
                  </Table.Td>
                  <Table.Td ta="right">{bets}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        )}
      </Stack>
    </Card>
  );
}
