import { Badge, Card, Group, Select, Stack, Table, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useNumberName, usePlayName } from '../lottery-words.ts';
import type { Issue } from '../queries.ts';
import { LoadBar } from './load-bar.tsx';
import { LoadGrid, sizeOfGrid } from './load-grid.tsx';

/** So many are read at a glance; the rest is in the grid of a play. */
const HEAVIEST = 15;

type IssueProps = { readonly issue: Issue };

/** What numbers would cost if they were drawn: the heaviest of all plays, or the numbers of one. */
export function LoadsCard({ issue }: IssueProps) {
  const t = useTranslations('issues.loads');
  const playName = usePlayName(issue.family);
  const [play, setPlay] = useState<string | null>(null);
  const { loads, loadMax } = issue;
  const plays = [...new Set(loads.map((load) => load.play))];
  const shown = play === null ? loads : loads.filter((load) => load.play === play);
  const size = play === null ? undefined : sizeOfGrid(shown.map(({ number }) => number));
  return (
    <Card withBorder padding="lg">
      <Stack>
        <Group justify="space-between" align="end">
          <div>
            <Title order={3} size="h4">
              {t('title')}
            </Title>
            <Text size="sm" c="dimmed">
              {t('text')}
            </Text>
          </div>
          {plays.length > 1 && (
            <Select
              label={t('play')}
              data={plays.map((value) => ({ value, label: playName(value) }))}
              value={play}
              placeholder={t('all')}
              clearable
              onChange={setPlay}
            />
          )}
        </Group>
        {loads.length === 0 && <Text c="dimmed">{t('none')}</Text>}
        {size !== undefined && <LoadGrid loads={shown} loadMax={loadMax} digits={size} />}
        {shown.length > 0 && <Heaviest issue={issue} loads={shown.slice(0, HEAVIEST)} />}
        <Restricted issue={issue} />
      </Stack>
    </Card>
  );
}

function Heaviest({ issue, loads }: IssueProps & Pick<Issue, 'loads'>) {
  const t = useTranslations('issues.loads');
  const playName = usePlayName(issue.family);
  const numberName = useNumberName();
  return (
    <Table maw={640} className="numerals">
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('number')}</Table.Th>
          <Table.Th>{t('play')}</Table.Th>
          <Table.Th>{t('load')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {loads.map(({ play, number, load }) => (
          <Table.Tr key={`${play} ${number}`}>
            <Table.Th scope="row">{numberName(number)}</Table.Th>
            <Table.Td>{playName(play)}</Table.Td>
            <Table.Td>
              <LoadBar load={load} most={issue.loadMax} isDemo={issue.isDemo} />
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

function Restricted({ issue: { restrictions, family } }: IssueProps) {
  const t = useTranslations('restrictions');
  const playName = usePlayName(family);
  const numberName = useNumberName();
  if (restrictions.length === 0) return null;
  return (
    <Stack gap="xs">
      <Text size="sm" fw={600}>
        {t('inIssue')}
      </Text>
      <Group gap={4}>
        {restrictions.map(({ play, number, rule }) => (
          <Badge
            key={`${play} ${number}`}
            color={rule === 'CLOSED' ? 'red.9' : 'gold.8'}
            miw="fit-content"
            tt="none"
          >
            {`${playName(play)} ${numberName(number)}: ${t(`rules.${rule}`)}`}
          </Badge>
        ))}
      </Group>
    </Stack>
  );
}
