import { catalogConsoleEndpoints } from '@maneki/contract/catalog/console-endpoints';
import { HOT_GAMES_MAX } from '@maneki/contract/catalog/game-sheet';
import { Alert, Badge, Card, Select, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Problem, Waiting } from '#platform/look/states.tsx';
import { SortList } from '#platform/sort/sort-list.tsx';
import { GamePicture } from './game-picture.tsx';
import { type Game, hotQuery, sheetQuery, useChange } from './queries.ts';

type Entry = {
  readonly code: string;
  readonly name: string;
  readonly isShown: boolean;
  readonly picture?: string | null;
};

/** The games that the merchant puts first among hot ones. */
export function HotPart({ mayChange }: { readonly mayChange: boolean }) {
  const t = useTranslations('catalog.hot');
  const { data, error, refetch } = useQuery(hotQuery);
  if (error) return <Problem error={error} onAgain={refetch} />;
  if (!data) return <Waiting />;
  const { isOwn, games } = data;
  return (
    <Stack>
      <Text c="dimmed">{t('text')}</Text>
      {!isOwn && games.length > 0 && <Alert color="gray">{t('shared')}</Alert>}
      <HotList key={games.map(({ code }) => code).join()} games={games} mayChange={mayChange} />
    </Stack>
  );
}

type HotListProps = { readonly games: readonly Game[]; readonly mayChange: boolean };

function HotList({ games, mayChange }: HotListProps) {
  const t = useTranslations('catalog.hot');
  const { data: sheet } = useQuery(sheetQuery);
  const [entries, setEntries] = useState<readonly Entry[]>(games);
  const change = useChange(catalogConsoleEndpoints.changeHotList);
  const codes = entries.map(({ code }) => code);
  const others = sheet?.games.filter(({ code }) => !codes.includes(code)) ?? [];
  const isFull = entries.length >= HOT_GAMES_MAX;
  const hasChanged = codes.join() !== games.map(({ code }) => code).join();
  return (
    <>
      {mayChange && (
        <Select
          label={t('add')}
          description={isFull ? t('full', { max: HOT_GAMES_MAX }) : undefined}
          searchable
          disabled={isFull}
          nothingFoundMessage={t('nothing')}
          maw={400}
          value={null}
          limit={50}
          data={others.map(({ code, name }) => ({ value: code, label: name }))}
          onChange={(code) => {
            const added = others.find((game) => game.code === code);
            if (added) setEntries([added, ...entries]);
          }}
        />
      )}
      {entries.length === 0 && (
        <Card withBorder>
          <Text c="dimmed" ta="center" py="md">
            {t('empty')}
          </Text>
        </Card>
      )}
      <SortList
        label={t('text')}
        isLocked={!mayChange || change.isPending}
        hasChanged={hasChanged}
        items={entries.map((entry) => ({
          key: entry.code,
          name: entry.name,
          content: <HotRow entry={entry} />,
        }))}
        onUndo={() => setEntries(games)}
        onRemove={
          mayChange ? (key) => setEntries(entries.filter(({ code }) => code !== key)) : undefined
        }
        onSave={(keys) =>
          change.mutate({ games: keys.map(nameOf), seen: games.map(({ code }) => code) })
        }
      />
    </>
  );
}

const nameOf = (code: string) => {
  const [vendor = '', gameId = ''] = code.split('/');
  return { vendor, gameId };
};

function HotRow({ entry }: { readonly entry: Entry }) {
  const t = useTranslations('catalog.hot');
  return (
    <>
      {entry.picture !== undefined && <GamePicture path={entry.picture} size={36} />}
      <Text fw={600}>{entry.name}</Text>
      {!entry.isShown && <Badge color="red.9">{t('hidden')}</Badge>}
    </>
  );
}
