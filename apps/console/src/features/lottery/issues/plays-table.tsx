import { Card, Stack, Table, Text, Title } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { WideTable } from '#platform/look/wide-table.tsx';
import { usePlayName, useUnits } from '../lottery-words.ts';
import type { Issue } from '../queries.ts';
import { LoadBar } from './load-bar.tsx';

/** What was staked on each play, of all players together. */
export function PlaysTable({
  issue: { plays, family, loadMax, isDemo },
}: {
  readonly issue: Issue;
}) {
  const t = useTranslations('issues.plays');
  const playName = usePlayName(family);
  const writeUnits = useUnits();
  return (
    <Card withBorder padding="lg">
      <Stack>
        <Title order={3} size="h4">
          {t('title')}
        </Title>
        {plays.length === 0 ? (
          <Text c="dimmed">{t('none')}</Text>
        ) : (
          <WideTable minWidth={560}>
            <Table className="numerals">
              <Table.Thead>
                <Table.Tr>
                  <Table.Th>{t('play')}</Table.Th>
                  <Table.Th ta="right">{t('tickets')}</Table.Th>
                  <Table.Th ta="right">{t('staked')}</Table.Th>
                  <Table.Th ta="right">{t('paid')}</Table.Th>
                  <Table.Th>{t('heaviest')}</Table.Th>
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {plays.map(({ play, tickets, staked, paid, heaviest }) => (
                  <Table.Tr key={play}>
                    <Table.Th scope="row">{playName(play)}</Table.Th>
                    <Table.Td ta="right">{tickets}</Table.Td>
                    <Table.Td ta="right">{writeUnits(staked, isDemo)}</Table.Td>
                    <Table.Td ta="right">{writeUnits(paid, isDemo)}</Table.Td>
                    <Table.Td>
                      <LoadBar load={heaviest} most={loadMax} isDemo={isDemo} />
                    </Table.Td>
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
          </WideTable>
        )}
      </Stack>
    </Card>
  );
}
