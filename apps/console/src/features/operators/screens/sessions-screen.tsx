import { operatorsEndpoints } from '@maneki/contract/operators/endpoints';
import { Badge, Button, Table, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'use-intl';
import { call } from '#platform/call/call.ts';
import { Page } from '#platform/look/page.tsx';
import { Problem, Waiting } from '#platform/look/states.tsx';
import { useTell } from '#platform/look/use-tell.ts';
import { WideTable } from '#platform/look/wide-table.tsx';
import { sessionsQuery } from '../queries.ts';

/** Where the operator is logged in, and how to end that. */
export function SessionsScreen() {
  const t = useTranslations('sessions');
  const format = useFormatter();
  const tell = useTell();
  const client = useQueryClient();
  const { data, error, refetch } = useQuery(sessionsQuery);
  const end = useMutation({
    mutationFn: (id: string) => call(operatorsEndpoints.endSession, { id }),
    onSuccess: () => tell.done(t('ended')),
    onError: tell.failed,
    onSettled: () => client.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  });
  const when = (at: string) =>
    format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <Page title={t('title')}>
      <Text>{t('text')}</Text>
      {error && <Problem error={error} onAgain={refetch} />}
      {!data && !error && <Waiting />}
      {data && (
        <WideTable minWidth={700}>
          <Table verticalSpacing="sm" className="numerals">
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{t('opened')}</Table.Th>
                <Table.Th>{t('seen')}</Table.Th>
                <Table.Th>{t('address')}</Table.Th>
                <Table.Th>{t('browser')}</Table.Th>
                <Table.Td />
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {data.sessions.map((session) => (
                <Table.Tr key={session.id}>
                  <Table.Td>{when(session.openedAt)}</Table.Td>
                  <Table.Td>{when(session.seenAt)}</Table.Td>
                  <Table.Td>{session.address || '–'}</Table.Td>
                  <Table.Td maw={360}>
                    <Text size="sm" truncate>
                      {session.userAgent || '–'}
                    </Text>
                  </Table.Td>
                  <Table.Td ta="right">
                    {session.isThis ? (
                      <Badge color="teal.9">{t('this')}</Badge>
                    ) : (
                      <Button
                        size="xs"
                        variant="default"
                        loading={end.isPending && end.variables === session.id}
                        onClick={() => end.mutate(session.id)}
                      >
                        {t('end')}
                      </Button>
                    )}
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </WideTable>
      )}
    </Page>
  );
}
