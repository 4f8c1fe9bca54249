import type { ResponseOf } from '@maneki/contract/contract';
import { walletConsoleEndpoints } from '@maneki/contract/wallet/console-endpoints';
import { Alert, Badge, Card, Group, SimpleGrid, Stack, Table, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { call } from '#platform/call/call.ts';
import { Money } from '#platform/look/money.tsx';
import { Page } from '#platform/look/page.tsx';
import { Problem, Waiting } from '#platform/look/states.tsx';
import { When } from '#platform/look/when.tsx';
import { WideTable } from '#platform/look/wide-table.tsx';

type Health = ResponseOf<typeof walletConsoleEndpoints.readLedgerHealth>;
type Check = Health['checks'][number];

/** The checks run each minute; so often it is worth another look. */
const LOOK_EVERY_MS = 30_000;

/** Whether the books are right, and what stands in them. */
export function LedgerScreen() {
  const t = useTranslations('ledger');
  const { data, error, refetch } = useQuery({
    queryKey: [walletConsoleEndpoints.readLedgerHealth.name],
    queryFn: () => call(walletConsoleEndpoints.readLedgerHealth, {}),
    refetchInterval: LOOK_EVERY_MS,
  });
  return (
    <Page title={t('title')}>
      {error && <Problem error={error} onAgain={refetch} />}
      {!data && !error && <Waiting />}
      {data && (
        <>
          <Verdict checks={data.checks} />
          <SimpleGrid cols={{ base: 1, md: 2 }}>
            {data.checks.map((check) => (
              <CheckCard key={check.mode} check={check} />
            ))}
          </SimpleGrid>
          <Holdings health={data} />
        </>
      )}
    </Page>
  );
}

/** One sentence for whoever only wants to know whether they can sleep. */
function Verdict({ checks }: { readonly checks: readonly Check[] }) {
  const t = useTranslations('ledger');
  const findings = checks.flatMap(({ verdicts }) => verdicts).filter(({ count }) => count > 0);
  if (checks.length === 0) return <Alert color="gray">{t('never')}</Alert>;
  if (findings.length > 0)
    return <Alert color="red">{t('wrong', { count: findings.length })}</Alert>;
  if (checks.some(({ isLate }) => isLate)) return <Alert color="gold">{t('late')}</Alert>;
  return <Alert color="teal">{t('right')}</Alert>;
}

function CheckCard({ check }: { readonly check: Check }) {
  const t = useTranslations('ledger');
  // A feature that is new may ask something that has no words here yet.
  const nameOf = (invariant: string) => {
    const key = `question.${invariant}` as 'question.wallet.chain';
    return t.has(key) ? t(key) : invariant;
  };
  return (
    <Card withBorder>
      <Title order={2} size="h4">
        {t(`mode.${check.mode}`)}
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        <When at={check.checkedAt} />
      </Text>
      <Stack gap={6}>
        {check.verdicts.map(({ invariant, count, first }) => (
          <div key={invariant}>
            <Group justify="space-between" wrap="nowrap">
              <Text size="sm" title={invariant}>
                {nameOf(invariant)}
              </Text>
              <Badge color={count === 0 ? 'teal.9' : 'red.9'}>
                {count === 0 ? t('ok') : t('findings', { count })}
              </Badge>
            </Group>
            {first.map(({ place, what }) => (
              <Text key={`${place} ${what}`} size="xs" c="dimmed" className="numerals">
                {`${place}: ${what}`}
              </Text>
            ))}
          </div>
        ))}
      </Stack>
    </Card>
  );
}

function Holdings({ health: { house, members } }: { readonly health: Health }) {
  const t = useTranslations('ledger');
  const rows = [
    ...members.map((row) => ({ ...row, account: t('members') })),
    ...house.toSorted((left, right) => left.currency.localeCompare(right.currency)),
  ];
  return (
    <Card withBorder>
      <Title order={2} size="h4" mb="sm">
        {t('holdings')}
      </Title>
      {rows.length === 0 ? (
        <Text c="dimmed">{t('nothing')}</Text>
      ) : (
        <WideTable minWidth={500}>
          <Table verticalSpacing="xs" className="numerals">
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{t('account')}</Table.Th>
                <Table.Th>{t('currency')}</Table.Th>
                <Table.Th ta="right">{t('balance')}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {rows.map(({ account, currency, balance }) => (
                <Table.Tr key={`${account} ${currency}`}>
                  <Table.Td>{account}</Table.Td>
                  <Table.Td>{currency}</Table.Td>
                  <Table.Td ta="right">
                    <Money amount={balance} />
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </WideTable>
      )}
    </Card>
  );
}
