import { Alert, Anchor, Badge, Card, Group, Stack, Table, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { Problem, Waiting } from '#platform/look/states.tsx';
import { When } from '#platform/look/when.tsx';
import { useMay } from '#platform/self.ts';
import { DecideException } from './decide-exception.tsx';
import { Facts } from './facts.tsx';
import { type Exception, exceptionQuery } from './queries.ts';
import { Sum } from './sum.tsx';

/** One thing that went wrong, with what a decision about it goes by. */
export function ExceptionPart() {
  const t = useTranslations('providers');
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(exceptionQuery(id));
  const mayDecide = useMay('decideExceptions');
  if (error) return <Problem error={error} onAgain={refetch} />;
  if (!data) return <Waiting />;
  const { kind, resolvedBy, waits } = data;
  return (
    // What is typed about one is never about the next.
    <Stack key={id}>
      <Anchor component={Link} to="/providers" w="fit-content">
        {t('back')}
      </Anchor>
      <Card withBorder padding="lg">
        <Stack>
          <Group justify="space-between">
            <Title order={2} size="h3">
              {t(`exceptions.kinds.${kind}`)}
            </Title>
            <Badge color={resolvedBy ? 'teal.9' : waits ? 'gold.8' : 'red.9'}>
              {resolvedBy
                ? t('exceptions.states.resolved')
                : waits
                  ? t('exceptions.waits')
                  : t('exceptions.states.open')}
            </Badge>
          </Group>
          <Text>{t(`exception.about.${kind}`)}</Text>
          <ExceptionFacts exception={data} />
          <Books exception={data} />
          {resolvedBy && (
            <Alert color="teal" title={t('exceptions.decidedBy', { operator: resolvedBy })}>
              {data.resolution}
            </Alert>
          )}
        </Stack>
      </Card>
      {!resolvedBy && mayDecide && <DecideException exception={data} />}
    </Stack>
  );
}

type ExceptionProps = { readonly exception: Exception };

function ExceptionFacts({ exception }: ExceptionProps) {
  const t = useTranslations('providers.exception');
  const { kind, bet, currency, amount, ceiling, balance } = exception;
  const isHeld = kind === 'WIN_HELD';
  return (
    <Facts
      facts={[
        [t('provider'), exception.providerName],
        [t('member'), exception.member ?? t('nobody')],
        [t('since'), <When key="since" at={exception.raisedAt} />],
        ...(amount
          ? [[t(isHeld ? 'amount' : 'sum'), <Sum key="sum" {...{ amount, currency }} />] as const]
          : []),
        ...(exception.roundId ? [[t('round'), exception.roundId] as const] : []),
        ...(bet
          ? [
              [t('game'), `${bet.game} (${bet.vendor})`] as const,
              [t('stake'), <Sum key="stake" amount={bet.stake} currency={currency} />] as const,
              [t('paid'), <Sum key="paid" amount={bet.paid} currency={currency} />] as const,
            ]
          : []),
        ...(ceiling ? [[t('ceiling'), t(`ceilings.${ceiling}`)] as const] : []),
        ...(balance
          ? [[t('balance'), <Sum key="balance" amount={balance} currency={currency} />] as const]
          : []),
      ]}
    />
  );
}

const BOOK = ['stake', 'payout', 'amount'] as const;

/** What both sides wrote down, where that is not the same. */
function Books({ exception: { ours, theirs } }: ExceptionProps) {
  const t = useTranslations('providers.exception');
  if (!ours && !theirs) return null;
  const names = { stake: t('stake'), payout: t('payout'), amount: t('sum') };
  const shown = BOOK.filter((name) => ours?.[name] || theirs?.[name]);
  return (
    <Table className="numerals" maw={500}>
      <Table.Thead>
        <Table.Tr>
          <Table.Td />
          {shown.map((name) => (
            <Table.Th key={name} ta="right">
              {names[name]}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {[['ours', ours] as const, ['theirs', theirs] as const].map(([side, book]) => (
          <Table.Tr key={side}>
            <Table.Th>{t(side)}</Table.Th>
            {shown.map((name) => (
              <Table.Td key={name} ta="right">
                <Sum amount={book?.[name] ?? null} currency={null} />
              </Table.Td>
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
