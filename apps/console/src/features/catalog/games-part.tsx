import { catalogConsoleEndpoints } from '@maneki/contract/catalog/console-endpoints';
import { CATEGORIES } from '@maneki/contract/play/tickets';
import { Badge, Button, Group, Stack, Switch, Text, VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { List } from '#platform/list/list.tsx';
import { useKindName } from '#platform/look/kind-name.ts';
import { GameDialog } from './game-dialog.tsx';
import { GamePicture } from './game-picture.tsx';
import { HouseFacts, useWriteReturn } from './house-facts.tsx';
import { type Game, useChange, vendorsQuery } from './queries.ts';

type PartProps = { readonly mayChange: boolean };

/** Every game, also those that are hidden. */
export function GamesPart({ mayChange }: PartProps) {
  const t = useTranslations('catalog');
  const [edited, setEdited] = useState<Game>();
  const { data: vendors = [] } = useQuery(vendorsQuery);
  const kindName = useKindName();
  const writeReturn = useWriteReturn();
  return (
    <>
      <List
        endpoint={catalogConsoleEndpoints.listManagedGames}
        keyOf={({ code }) => code}
        empty={t('games.empty')}
        details={({ house }) => <HouseFacts house={house} />}
        filters={[
          { name: 'name', label: t('games.name') },
          {
            name: 'vendor',
            label: t('games.vendor'),
            options: vendors.map(({ code, name }) => ({ value: code, label: name })),
          },
          {
            name: 'category',
            label: t('games.category'),
            options: CATEGORIES.map((one) => ({ value: one, label: t(`categories.${one}`) })),
          },
          {
            name: 'shown',
            label: t('games.state'),
            options: [
              { value: 'shown', label: t('games.onlyShown') },
              { value: 'hidden', label: t('games.onlyHidden') },
            ],
          },
        ]}
        columns={[
          { name: 'name', label: t('games.name'), cell: (game) => <NameCell game={game} /> },
          { name: 'vendor', label: t('games.vendor'), cell: ({ vendorName }) => vendorName },
          {
            name: 'category',
            label: t('games.category'),
            cell: ({ category }) => t(`categories.${category}`),
          },
          {
            name: 'kind',
            label: t('games.kind'),
            cell: ({ house }) => (house ? kindName(house.kind) : '–'),
          },
          {
            name: 'return',
            label: t('games.return'),
            isNumber: true,
            isExtra: true,
            cell: ({ house }) => writeReturn(house?.returnPer10M),
          },
          { name: 'order', label: t('games.order'), isNumber: true, cell: ({ order }) => order },
          {
            name: 'hot',
            label: t('games.hot'),
            isNumber: true,
            cell: ({ hotPlace }) => hotPlace ?? '–',
          },
          { name: 'code', label: t('games.code'), isExtra: true, cell: ({ code }) => code },
          {
            name: 'shown',
            label: t('games.shown'),
            cell: (game) => <ShownSwitch game={game} mayChange={mayChange} />,
          },
          ...(mayChange
            ? [
                {
                  name: 'edit',
                  label: t('games.edit'),
                  cell: (game: Game) => (
                    <Button
                      size="compact-sm"
                      variant="default"
                      aria-label={t('games.editLabel', { name: game.name })}
                      onClick={() => setEdited(game)}
                    >
                      {t('games.edit')}
                    </Button>
                  ),
                },
              ]
            : []),
        ]}
      />
      <GameDialog game={edited} onClose={() => setEdited(undefined)} />
    </>
  );
}

function NameCell({ game }: { readonly game: Game }) {
  const t = useTranslations('catalog.games');
  return (
    <Group gap="sm" wrap="nowrap">
      <GamePicture path={game.picture} size={40} />
      <Stack gap={2}>
        <Text size="sm" fw={600}>
          {game.name}
        </Text>
        <Group gap={4}>
          {Object.keys(game.names).length > 0 && (
            <Badge size="xs" variant="default">
              {t('own')}
            </Badge>
          )}
          {!game.isOffered && (
            <Badge size="xs" color="gray.7">
              {t('resting')}
            </Badge>
          )}
        </Group>
      </Stack>
    </Group>
  );
}

function ShownSwitch({ game, mayChange }: PartProps & { readonly game: Game }) {
  const t = useTranslations('catalog.games');
  const change = useChange(catalogConsoleEndpoints.changeGame);
  const { vendor, gameId, name, isShown } = game;
  return (
    <Switch
      label={<VisuallyHidden>{t('show', { name })}</VisuallyHidden>}
      checked={isShown}
      disabled={!mayChange || change.isPending}
      onChange={({ currentTarget }) =>
        change.mutate({ vendor, gameId, isShown: currentTarget.checked })
      }
    />
  );
}
