import { vipLabel } from '@maneki/contract/rewards/vip';
import { Anchor, Card, Table, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { Page } from '#platform/look/page.tsx';
import { Problem, Waiting } from '#platform/look/states.tsx';
import { When } from '#platform/look/when.tsx';
import { WideTable } from '#platform/look/wide-table.tsx';
import { type VipLevel, vipLevelsQuery } from './queries.ts';

const SUMS = ['turnoverRu', 'depositRu', 'keepRu', 'levelUpRu', 'monthlyRu', 'birthdayRu'] as const;
const RATES = ['slotsPpm', 'livePpm', 'sportsPpm', 'pvpPpm'] as const;
const COLUMNS = [...SUMS, 'freeWithdrawals', 'dayMaxRu', ...RATES] as const;

/** Every level of the merchant, as members rise through them. */
export function LevelsPart() {
  const t = useTranslations('vip');
  const { data, error, refetch } = useQuery(vipLevelsQuery);
  if (error) return <Problem error={error} onAgain={refetch} />;
  if (!data) return <Waiting />;
  return (
    <Page title={t('title')}>
      <Text c="dimmed">{t('text')}</Text>
      <Card withBorder padding="md">
        <WideTable minWidth={1180}>
          <Table>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{t('level')}</Table.Th>
                {COLUMNS.map((name) => (
                  <Table.Th key={name}>{t(`fields.${name}`)}</Table.Th>
                ))}
                <Table.Th>{t('changed')}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {data.levels.map((level) => (
                <LevelRow key={level.level} level={level} />
              ))}
            </Table.Tbody>
          </Table>
        </WideTable>
      </Card>
    </Page>
  );
}

function LevelRow({ level }: { readonly level: VipLevel }) {
  const t = useTranslations('vip');
  const format = useFormatter();
  const isRate = (name: (typeof COLUMNS)[number]) =>
    (RATES as readonly (keyof VipLevel)[]).includes(name);
  return (
    <Table.Tr>
      <Table.Td>
        <Anchor component={Link} to={`/vip/${level.level}`} size="sm" fw={600}>
          {vipLabel(level.level)}
        </Anchor>
      </Table.Td>
      {COLUMNS.map((name) => (
        <Table.Td key={name} className="numerals">
          {isRate(name)
            ? t('percent', { rate: level[name] / 1_000_000 })
            : format.number(level[name])}
        </Table.Td>
      ))}
      <Table.Td>
        {level.changedAt ? (
          <>
            <When at={level.changedAt} /> {level.changedBy}
          </>
        ) : (
          t('asBegun')
        )}
      </Table.Td>
    </Table.Tr>
  );
}
