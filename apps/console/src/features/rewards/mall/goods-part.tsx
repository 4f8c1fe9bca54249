import { Anchor, Badge, Button, Card, Table, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useChoice } from '#platform/choice.ts';
import { Page } from '#platform/look/page.tsx';
import { Problem, Waiting } from '#platform/look/states.tsx';
import { When } from '#platform/look/when.tsx';
import { WideTable } from '#platform/look/wide-table.tsx';
import { useMay } from '#platform/self.ts';
import { goodsQuery } from './queries.ts';

const HEADINGS = ['title', 'kind', 'points', 'stock', 'status', 'changed'] as const;
const COLORS = { ACTIVE: 'teal.9', PAUSED: 'gold.8', DRAFT: 'gray.7' } as const;

/** Every article of the mall, in the order in which members see them. */
export function GoodsPart() {
  const t = useTranslations('goods');
  const { language } = useChoice();
  const { data, error, refetch } = useQuery(goodsQuery);
  const mayChange = useMay('changeRewards');
  if (error) return <Problem error={error} onAgain={refetch} />;
  if (!data) return <Waiting />;
  return (
    <Page
      title={t('title')}
      actions={
        mayChange && (
          <Button component={Link} to="/goods/new">
            {t('add')}
          </Button>
        )
      }
    >
      <Text c="dimmed">{data.list.length === 0 ? t('empty') : t('text')}</Text>
      <Card withBorder padding="md">
        <WideTable minWidth={640}>
          <Table>
            <Table.Thead>
              <Table.Tr>
                {HEADINGS.map((name) => (
                  <Table.Th key={name}>{t(`columns.${name}`)}</Table.Th>
                ))}
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {data.list.map((good) => (
                <Table.Tr key={good.id}>
                  <Table.Td>
                    <Anchor component={Link} to={`/goods/${good.id}`} size="sm" fw={600}>
                      {good.titles[language]}
                    </Anchor>
                  </Table.Td>
                  <Table.Td>{t(`kinds.${good.kind}`)}</Table.Td>
                  <Table.Td>{good.points}</Table.Td>
                  <Table.Td>{good.stock}</Table.Td>
                  <Table.Td>
                    <Badge color={COLORS[good.status]}>{t(`statuses.${good.status}`)}</Badge>
                  </Table.Td>
                  <Table.Td>
                    <When at={good.changedAt} /> {good.changedBy}
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
