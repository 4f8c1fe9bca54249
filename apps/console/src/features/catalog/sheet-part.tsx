import { catalogConsoleEndpoints } from '@maneki/contract/catalog/console-endpoints';
import {
  compareSheet,
  readGameSheet,
  type SheetChange,
  type SheetGame,
  type SheetProblem,
  writeGameSheet,
} from '@maneki/contract/catalog/game-sheet';
import {
  Alert,
  Button,
  Card,
  FileButton,
  Group,
  Stack,
  Table,
  Text,
  Textarea,
  Title,
} from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Problem, Waiting } from '#platform/look/states.tsx';
import { useTell } from '#platform/look/use-tell.ts';
import { sheetQuery, useChange } from './queries.ts';

/** Many games at once: what a sheet would change is shown before it is sent. */
export function SheetPart() {
  const t = useTranslations('catalog.sheet');
  const tell = useTell();
  const [sheet, setSheet] = useState('');
  const { data, error, refetch } = useQuery(sheetQuery);
  const send = useChange(catalogConsoleEndpoints.importGameSheet, ({ changed }) =>
    tell.done(t('applied', { count: changed })),
  );
  if (error) return <Problem error={error} onAgain={refetch} />;
  if (!data) return <Waiting />;
  const read = sheet.trim() === '' ? undefined : readGameSheet(sheet, data.games);
  const names = new Map(data.games.map(({ code, name }) => [code, name]));
  return (
    <Stack>
      <Text c="dimmed">{t('text')}</Text>
      <Group gap="xs">
        <FileButton
          accept=".csv,text/csv,text/plain"
          onChange={async (file) => {
            if (file) setSheet(await file.text());
          }}
        >
          {(props) => <Button {...props}>{t('file')}</Button>}
        </FileButton>
        <Button variant="default" onClick={() => setSheet(writeGameSheet(data.games))}>
          {t('now')}
        </Button>
      </Group>
      <Textarea
        label={t('label')}
        placeholder={t('placeholder')}
        autosize
        minRows={6}
        maxRows={16}
        styles={{ input: { fontFamily: 'var(--mantine-font-family-monospace)' } }}
        value={sheet}
        onChange={({ currentTarget }) => setSheet(currentTarget.value)}
      />
      {read && !read.ok && <SheetFault problem={read.refusal} />}
      {read?.ok && (
        <Preview
          changes={compareSheet(read.value, data.games)}
          names={names}
          isPending={send.isPending}
          onApply={() => send.mutate({ sheet })}
        />
      )}
    </Stack>
  );
}

function SheetFault({ problem: { code, detail } }: { readonly problem: SheetProblem }) {
  const t = useTranslations('catalog.sheet.problems');
  return (
    <Alert color="red" role="alert">
      {t(code, { line: detail.line, value: detail.value })}
    </Alert>
  );
}

type PreviewProps = {
  readonly changes: readonly SheetChange[];
  readonly names: ReadonlyMap<string, string>;
  readonly isPending: boolean;
  readonly onApply: () => void;
};

const ROWS_SHOWN = 100;

function Preview({ changes, names, isPending, onApply }: PreviewProps) {
  const t = useTranslations('catalog.sheet');
  if (changes.length === 0) return <Alert color="gray">{t('nothing')}</Alert>;
  return (
    <Card withBorder>
      <Group justify="space-between" mb="sm">
        <Title order={2} size="h4">
          {t('preview')}
        </Title>
        <Button loading={isPending} onClick={onApply}>
          {t('apply', { count: changes.length })}
        </Button>
      </Group>
      <Table className="numerals">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('game')}</Table.Th>
            <Table.Th>{t('before')}</Table.Th>
            <Table.Th>{t('after')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {changes.slice(0, ROWS_SHOWN).map(({ before, after }) => (
            <Table.Tr key={before.code}>
              <Table.Td>{names.get(before.code) ?? before.code}</Table.Td>
              <Table.Td>
                <Placed game={before} />
              </Table.Td>
              <Table.Td fw={600}>
                <Placed game={after} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {changes.length > ROWS_SHOWN && (
        <Text c="dimmed" ta="center" pt="sm">
          {t('more', { count: changes.length - ROWS_SHOWN })}
        </Text>
      )}
    </Card>
  );
}

function Placed({ game: { order, isShown, hotPlace } }: { readonly game: SheetGame }) {
  const t = useTranslations('catalog.sheet');
  const parts = [
    t('order', { order }),
    t(isShown ? 'shown' : 'hidden'),
    ...(hotPlace === null ? [] : [t('hot', { place: hotPlace })]),
  ];
  return parts.join(' · ');
}
