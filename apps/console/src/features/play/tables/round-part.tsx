import { tablesEndpoints } from '@maneki/contract/play/tables-endpoints';
import { Anchor, Badge, Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { Problem, Waiting } from '#platform/look/states.tsx';
import { When } from '#platform/look/when.tsx';
import { selfQuery, useMay } from '#platform/self.ts';
import { Facts } from '../facts.tsx';
import { type TableRound, tableRoundQuery } from '../queries.ts';
import { ReasonDialog } from '../reason-dialog.tsx';
import { BetsTable } from './bets-table.tsx';
import { RoundState } from './rounds-list.tsx';
import { useSpotName, useVoidReason } from './table-words.ts';
import { TotalsTable } from './totals-table.tsx';

/** One round: what lay on the table, who bet, what came of it, and what proves that. */
export function RoundPart() {
  const t = useTranslations('tables');
  const { table = '', no = '' } = useParams();
  const { data, error, refetch } = useQuery(tableRoundQuery(table, Number(no)));
  if (error && !data) return <Problem error={error} onAgain={refetch} />;
  if (!data) return <Waiting />;
  return (
    // What is typed about one is never about the next.
    <Stack key={`${table}/${no}`}>
      <Anchor component={Link} to={`/tables/${table}`} w="fit-content">
        {t('backToTable')}
      </Anchor>
      <RoundCard round={data} />
      <TotalsTable totals={data.totals} />
      <BetsTable bets={data.bets} />
      <Proof round={data} />
    </Stack>
  );
}

type RoundProps = { readonly round: TableRound };

function RoundCard({ round }: RoundProps) {
  const t = useTranslations('tables.rounds');
  const waiting = useTranslations('tables.void');
  const spotName = useSpotName();
  const voidReason = useVoidReason();
  const { name, roundNo, status, result, reason, waits } = round;
  return (
    <Card withBorder padding="lg">
      <Stack>
        <Group justify="space-between">
          <Group gap="sm">
            <Title order={2}>{`${name} · ${t('numberOf', { number: roundNo })}`}</Title>
            <RoundState status={status} />
            {waits && (
              <Badge miw="fit-content" color="gold.8">
                {waiting('waits')}
              </Badge>
            )}
          </Group>
          <VoidButton round={round} />
        </Group>
        <Facts
          facts={[
            [t('opened'), <When key="opened" at={round.openedAt} />],
            [t('ended'), <When key="ended" at={round.endedAt} />],
            [t('players'), round.players],
            [t('result'), result === null ? '–' : spotName(result)],
            [t('shoe'), t('shoePlace', { shoe: round.shoeNo, place: round.place + 1 })],
            ...(reason === null ? [] : [[t('reason'), voidReason(reason)] as const]),
          ]}
        />
      </Stack>
    </Card>
  );
}

function VoidButton({ round: { table, roundNo, status, waits } }: RoundProps) {
  const t = useTranslations('tables.void');
  const { data: self } = useQuery(selfQuery);
  const mayDecide = useMay('decideExceptions');
  const [isAsked, setAsked] = useState(false);
  const isOver = status === 'SETTLED' || status === 'VOIDED';
  if (!mayDecide || self?.merchantCodes !== null) return null;
  return (
    <>
      {!isOver && !waits && (
        <Button color="red.9" onClick={() => setAsked(true)}>
          {t('propose')}
        </Button>
      )}
      {/* Stays while the round goes on behind it: the server says in words when it is too late. */}
      <ReasonDialog
        title={t('propose')}
        text={t('text')}
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        endpoint={tablesEndpoints.proposeRoundVoid}
        known={{ table, roundNo }}
        done={t('proposed')}
        color="red.9"
      />
    </>
  );
}

function Proof({ round: { commitment, serverSeed, place } }: RoundProps) {
  const t = useTranslations('tables.proof');
  return (
    <Card withBorder padding="lg">
      <Stack>
        <Title order={3} size="h4">
          {t('title')}
        </Title>
        <Text size="sm" c="dimmed">
          {t('text')}
        </Text>
        <Stack component="dl" gap="sm" m={0}>
          <Fact label={t('commitment')}>
            <Digest digest={commitment} />
          </Fact>
          <Fact label={t('seed')}>
            {serverSeed === null ? t('untold') : <Digest digest={serverSeed} />}
          </Fact>
          <Fact label={t('place')}>{place}</Fact>
        </Stack>
      </Stack>
    </Card>
  );
}

const Digest = ({ digest }: { readonly digest: string }) => (
  <Text component="span" size="sm" ff="monospace" className="as-written">
    {digest}
  </Text>
);

type FactProps = { readonly label: string; readonly children: ReactNode };

const Fact = ({ label, children }: FactProps) => (
  <div>
    <Text component="dt" size="sm" c="dimmed">
      {label}
    </Text>
    <Text component="dd" m={0}>
      {children}
    </Text>
  </div>
);
