import { tablesEndpoints } from '@maneki/contract/play/tables-endpoints';
import { Alert, Anchor, Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useKindName } from '#platform/look/kind-name.ts';
import { Problem, Waiting } from '#platform/look/states.tsx';
import { selfQuery, useMay } from '#platform/self.ts';
import { Facts } from '../facts.tsx';
import { type Table, tablesQuery } from '../queries.ts';
import { ReasonDialog } from '../reason-dialog.tsx';
import { RoundsList } from './rounds-list.tsx';
import { TableState } from './table-state.tsx';
import { useSpotName, useUnits } from './table-words.ts';

/** One table: what it does, whether it goes on, and its rounds. */
export function TablePart() {
  const t = useTranslations('tables');
  const { table: id = '' } = useParams();
  const { data, error, refetch } = useQuery(tablesQuery);
  const table = data?.rows.find((one) => one.table === id);
  if (error && !data) return <Problem error={error} onAgain={refetch} />;
  if (!data) return <Waiting />;
  return (
    <Stack key={id}>
      <Anchor component={Link} to="/tables" w="fit-content">
        {t('back')}
      </Anchor>
      {table ? <TableCard table={table} /> : <Text>{t('empty')}</Text>}
      <Title order={2} size="h3">
        {t('rounds.title')}
      </Title>
      <RoundsList table={id} />
    </Stack>
  );
}

type TableProps = { readonly table: Table };

function TableCard({ table }: TableProps) {
  const t = useTranslations('tables');
  const kindName = useKindName();
  const spotName = useSpotName();
  const writeUnits = useUnits();
  const { name, kind, roundNo, players, exposure, limits, isRun } = table;
  return (
    <Card withBorder padding="lg">
      <Stack>
        <Group justify="space-between">
          <Group gap="sm">
            <Title order={2}>{name}</Title>
            <TableState table={table} />
          </Group>
          <PauseButton table={table} />
        </Group>
        {!isRun && <Alert color="red">{t('aloneText')}</Alert>}
        <Facts
          facts={[
            [t('kind'), kindName(kind)],
            [t('round'), roundNo],
            [t('players'), players],
            [t('risk'), writeUnits(exposure)],
            [t('riskMax'), writeUnits(limits.exposure)],
            [t('min'), writeUnits(limits.min)],
            ...Object.entries(limits.spots).map(
              ([spot, most]) => [t('most', { spot: spotName(spot) }), writeUnits(most)] as const,
            ),
          ]}
        />
      </Stack>
    </Card>
  );
}

function PauseButton({ table: { table, isPaused } }: TableProps) {
  const t = useTranslations('tables');
  const { data: self } = useQuery(selfQuery);
  const mayRun = useMay('runTables');
  const [asked, setAsked] = useState<'pause' | 'goOn'>();
  if (!mayRun) return null;
  if (self?.merchantCodes !== null)
    return (
      <Text size="sm" c="dimmed">
        {t('notAll')}
      </Text>
    );
  const act = isPaused ? 'goOn' : 'pause';
  // The words stay those of what was asked for, also once the table has heard it.
  const shown = asked ?? act;
  return (
    <>
      <Button variant={isPaused ? 'filled' : 'default'} onClick={() => setAsked(act)}>
        {t(act)}
      </Button>
      <ReasonDialog
        title={t(shown)}
        text={t(shown === 'pause' ? 'pauseText' : 'goOnText')}
        isOpen={asked !== undefined}
        onClose={() => setAsked(undefined)}
        endpoint={tablesEndpoints.pauseTable}
        known={{ table, isPaused: shown === 'pause' }}
        done={t(shown === 'pause' ? 'paused' : 'wentOn')}
      />
    </>
  );
}
