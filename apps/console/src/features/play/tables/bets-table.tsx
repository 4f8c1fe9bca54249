import { Anchor, Card, Stack, Table, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { When } from '#platform/look/when.tsx';
import { WideTable } from '#platform/look/wide-table.tsx';
import { useMay } from '#platform/self.ts';
import type { TableRound } from '../queries.ts';
import { Sum } from '../sum.tsx';
import { writeMoney } from '../write-money.ts';
import { useBetStatus, useSpotName } from './table-words.ts';

type Bet = TableRound['bets'][number];

/** Who bet on a round; members of other merchants have no name here. */
export function BetsTable({ bets }: Pick<TableRound, 'bets'>) {
  const t = useTranslations('tables.bets');
  return (
    <Card withBorder padding="lg">
      <Stack>
        <Title order={3} size="h4">
          {t('title')}
        </Title>
        {bets.length === 0 ? <Text c="dimmed">{t('none')}</Text> : <Bets bets={bets} />}
        {bets.some(({ memberId }) => memberId === null) && (
          <Text size="sm" c="dimmed">
            {t('text')}
          </Text>
        )}
      </Stack>
    </Card>
  );
}

function Bets({ bets }: Pick<TableRound, 'bets'>) {
  const t = useTranslations('tables.bets');
  const betStatus = useBetStatus();
  return (
    <WideTable minWidth={700}>
      <Table className="numerals">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('member')}</Table.Th>
            <Table.Th>{t('merchant')}</Table.Th>
            <Table.Th>{t('placed')}</Table.Th>
            <Table.Th>{t('stakes')}</Table.Th>
            <Table.Th ta="right">{t('stake')}</Table.Th>
            <Table.Th ta="right">{t('win')}</Table.Th>
            <Table.Th>{t('status')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {bets.map((bet) => (
            <Table.Tr key={bet.round}>
              <Table.Td>
                <Player bet={bet} />
              </Table.Td>
              <Table.Td>{bet.merchant}</Table.Td>
              <Table.Td>
                <When at={bet.placedAt} />
              </Table.Td>
              <Table.Td>
                <Spots stakes={bet.stakes} />
              </Table.Td>
              <Table.Td ta="right">
                <Sum amount={bet.stake} currency={bet.currency} />
              </Table.Td>
              <Table.Td ta="right">
                <Sum amount={bet.win} currency={bet.currency} />
              </Table.Td>
              <Table.Td>{betStatus(bet.status)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </WideTable>
  );
}

function Player({ bet: { memberId, member } }: { readonly bet: Bet }) {
  const t = useTranslations('tables.bets');
  const mayRead = useMay('readMembers');
  if (memberId === null) return <Text c="dimmed">{t('other')}</Text>;
  if (!mayRead) return member;
  return (
    <Anchor component={Link} to={`/members/${memberId}`} size="sm">
      {member}
    </Anchor>
  );
}

function Spots({ stakes }: Pick<Bet, 'stakes'>) {
  const spotName = useSpotName();
  return Object.entries(stakes)
    .map(([spot, stake]) => `${spotName(spot)} ${writeMoney(stake, null)}`)
    .join(' · ');
}
