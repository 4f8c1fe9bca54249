import type { ResponseOf } from '@maneki/contract/contract';
import { safetyConsoleEndpoints } from '@maneki/contract/safety/console-endpoints';
import type { LimitKind } from '@maneki/contract/safety/limits';
import { Card, Stack, Table, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'use-intl';
import { List } from '#platform/list/list.tsx';
import { writeMoney } from '#platform/look/money.tsx';
import { Problem, Waiting } from '#platform/look/states.tsx';
import { When } from '#platform/look/when.tsx';
import { limitsQuery, type Member } from '../queries.ts';
import { ExclusionsPart } from './exclusions-part.tsx';

type Limits = ResponseOf<typeof safetyConsoleEndpoints.readMemberLimits>;

/** How a player protects themselves: when they stayed away, and the limits that they hold themselves to. */
export function LimitsTab({ member }: { readonly member: Member }) {
  const t = useTranslations('memberLimits');
  const { data, error, refetch } = useQuery(limitsQuery(member.id));
  const write = useWriteCap(member.currency);
  return (
    <Stack>
      <ExclusionsPart member={member} />
      <Title order={2} size="h4">
        {t('title')}
      </Title>
      {error && <Problem error={error} onAgain={refetch} />}
      {!data && !error && <Waiting />}
      {data && <Holding limits={data} currency={member.currency} />}
      <Title order={2} size="h4">
        {t('changes')}
      </Title>
      <List
        endpoint={safetyConsoleEndpoints.listLimitChanges}
        of={{ memberId: member.id }}
        keyOf={({ id }) => id}
        empty={t('empty')}
        columns={[
          { name: 'at', label: t('at'), cell: ({ at }) => <When at={at} /> },
          {
            name: 'limit',
            label: t('limit'),
            cell: ({ kind, period }) => t(`kinds.${kind}.${period}`),
          },
          { name: 'step', label: t('step'), cell: ({ step }) => t(`steps.${step}`) },
          {
            name: 'amount',
            label: t('amount'),
            cell: ({ kind, amount }) => write(kind, amount),
            isNumber: true,
          },
        ]}
      />
    </Stack>
  );
}

type HoldingProps = { readonly limits: Limits; readonly currency: string };

function Holding({ limits: { limits, checkEveryMinutes, sittingSince }, currency }: HoldingProps) {
  const t = useTranslations('memberLimits');
  const format = useFormatter();
  const write = useWriteCap(currency);
  const when = (at: string) =>
    format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <Card withBorder padding="md">
      <Text size="sm">{t('text')}</Text>
      <Text size="sm" my="sm">
        {t('check', { minutes: checkEveryMinutes })}
        {sittingSince && ` ${t('sitting')}: ${when(sittingSince)}.`}
      </Text>
      {limits.length === 0 ? (
        <Text c="dimmed">{t('none')}</Text>
      ) : (
        <Table className="numerals">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('limit')}</Table.Th>
              <Table.Th ta="right">{t('amount')}</Table.Th>
              <Table.Th ta="right">{t('raise')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {limits.map(({ kind, period, amount, raise }) => (
              <Table.Tr key={`${kind} ${period}`}>
                <Table.Td>{t(`kinds.${kind}.${period}`)}</Table.Td>
                <Table.Td ta="right">{write(kind, amount)}</Table.Td>
                <Table.Td ta="right">
                  {raise
                    ? t('raiseFrom', {
                        amount: write(kind, raise.amount),
                        at: when(raise.confirmFrom),
                      })
                    : '–'}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
    </Card>
  );
}

/** Money, or minutes of playing. */
function useWriteCap(currency: string) {
  const t = useTranslations('memberLimits');
  return (kind: LimitKind, cap: string | null): string => {
    if (cap === null) return t('noLimit');
    return kind === 'SESSION'
      ? t('minutes', { minutes: Number(cap) })
      : writeMoney({ amount: cap, currency });
  };
}
