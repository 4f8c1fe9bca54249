import { Anchor, Badge, Card, Table, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useChoice } from '#platform/choice.ts';
import { Money } from '#platform/look/money.tsx';
import { Page } from '#platform/look/page.tsx';
import { Problem, Waiting } from '#platform/look/states.tsx';
import { When } from '#platform/look/when.tsx';
import { WideTable } from '#platform/look/wide-table.tsx';
import { channelsQuery } from './queries.ts';

/** Every way to pay in, in the order in which members see them. */
export function ChannelsPart() {
  const t = useTranslations('channels');
  const words = useTranslations('cashier');
  const { language } = useChoice();
  const { data, error, refetch } = useQuery(channelsQuery);
  if (error) return <Problem error={error} onAgain={refetch} />;
  if (!data) return <Waiting />;
  const headings = [
    'name',
    'method',
    'provider',
    'limits',
    'fee',
    'bonus',
    'state',
    'changed',
  ] as const;
  return (
    <Page title={t('title')}>
      <Text c="dimmed">{t('text')}</Text>
      <Card withBorder padding="md">
        <WideTable minWidth={760}>
          <Table>
            <Table.Thead>
              <Table.Tr>
                {headings.map((name) => (
                  <Table.Th key={name}>{t(`columns.${name}`)}</Table.Th>
                ))}
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {data.list.map((channel) => (
                <Table.Tr key={channel.id}>
                  <Table.Td>
                    <Anchor component={Link} to={`/channels/${channel.id}`} size="sm" fw={600}>
                      {channel.names[language]}
                    </Anchor>
                  </Table.Td>
                  <Table.Td>{words(`methods.${channel.method}`)}</Table.Td>
                  <Table.Td>{channel.provider ?? t('byHand')}</Table.Td>
                  <Table.Td>
                    <Money amount={channel.minimum} currency={channel.currency} /> –{' '}
                    <Money amount={channel.maximum} currency={channel.currency} />
                  </Table.Td>
                  <Table.Td>{t('percent', { rate: channel.feePpm / 1_000_000 })}</Table.Td>
                  <Table.Td>{t('percent', { rate: channel.bonusPpm / 1_000_000 })}</Table.Td>
                  <Table.Td>
                    <Badge color={channel.isOn ? 'teal.9' : 'gray.7'}>
                      {t(channel.isOn ? 'on' : 'off')}
                    </Badge>
                  </Table.Td>
                  <Table.Td>
                    <When at={channel.changedAt} /> {channel.changedBy}
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </WideTable>
      </Card>
    </Page>
  );
}
