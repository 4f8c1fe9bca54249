import type { ResponseOf } from '@maneki/contract/contract';
import { pushConsoleEndpoints } from '@maneki/contract/messages/push-console-endpoints';
import { Alert, Card, Code, Table, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { call } from '#platform/call/call.ts';
import { Facts } from '#platform/look/facts.tsx';
import { Page } from '#platform/look/page.tsx';
import { Problem, Waiting } from '#platform/look/states.tsx';
import { WideTable } from '#platform/look/wide-table.tsx';

type Report = ResponseOf<typeof pushConsoleEndpoints.readPushReport>;

const AGAIN_MS = 30_000;

/** Whether notifications on phones arrive: who is told of what, what waits, and how deliveries ended. */
export function NotificationsScreen() {
  const t = useTranslations('notifications');
  const { data, error, refetch } = useQuery({
    queryKey: [pushConsoleEndpoints.readPushReport.name],
    queryFn: () => call(pushConsoleEndpoints.readPushReport, {}),
    refetchInterval: AGAIN_MS,
  });
  return (
    <Page title={t('title')}>
      {!data && (error ? <Problem error={error} onAgain={() => void refetch()} /> : <Waiting />)}
      {data && <ReportView report={data} />}
    </Page>
  );
}

function ReportView({ report }: { readonly report: Report }) {
  const t = useTranslations('notifications');
  const { key, devices, waiting, days } = report;
  return (
    <>
      <Facts
        title={t('devices')}
        facts={[
          [t('all'), devices.all],
          ...devices.byCategory.map(
            ({ category, count }) => [t(`categories.${category}`), count] as const,
          ),
          [t('quiet'), devices.quiet],
          [t('waiting'), waiting.all],
          [t('tried'), waiting.tried],
        ]}
      />
      <Card withBorder padding="md">
        <Title order={2} size="h4" mb="sm">
          {t('days')}
        </Title>
        {days.length === 0 ? <Text c="dimmed">{t('none')}</Text> : <Days days={days} />}
      </Card>
      <Facts
        title={t('key')}
        facts={[
          [t('keyFrom'), t(key.isOwn ? 'keyOwn' : 'keyDerived')],
          [t('subject'), key.subject],
          [
            t('publicKey'),
            <Code key="key" style={{ overflowWrap: 'anywhere' }}>
              {key.publicKey}
            </Code>,
          ],
        ]}
      >
        {!key.isOwn && (
          <Alert color="gray" mt="md">
            {t('keyHint')}
          </Alert>
        )}
      </Facts>
    </>
  );
}

const ENDS = ['taken', 'gone', 'refused', 'givenUp'] as const;

function Days({ days }: Pick<Report, 'days'>) {
  const t = useTranslations('notifications');
  return (
    <WideTable minWidth={560}>
      <Table verticalSpacing="xs" className="numerals">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('day')}</Table.Th>
            <Table.Th>{t('category')}</Table.Th>
            {ENDS.map((end) => (
              <Table.Th key={end} ta="right">
                {t(`ends.${end}`)}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {days.map((row) => (
            <Table.Tr key={`${row.day} ${row.category}`}>
              <Table.Td>{row.day}</Table.Td>
              <Table.Td>{t(`categories.${row.category}`)}</Table.Td>
              {ENDS.map((end) => (
                <Table.Td key={end} ta="right">
                  {row[end]}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </WideTable>
  );
}
