import { catalogConsoleEndpoints } from '@maneki/contract/catalog/console-endpoints';
import { LANGUAGE_NAMES } from '@maneki/contract/language';
import {
  Button,
  Modal,
  SegmentedControl,
  SimpleGrid,
  Stack,
  Text,
  Title,
  UnstyledButton,
} from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { SchemaForm } from '#platform/form/schema-form.tsx';
import { useTell } from '#platform/look/use-tell.ts';
import { GamePicture } from './game-picture.tsx';
import { type Game, picturesQuery, useCatalogChanged, useChange } from './queries.ts';

type GameDialogProps = { readonly game: Game | undefined; readonly onClose: () => void };

/** What a game is called and looks like at this merchant. */
export function GameDialog({ game, onClose }: GameDialogProps) {
  const t = useTranslations('catalog');
  return (
    <Modal
      size="lg"
      opened={game !== undefined}
      onClose={onClose}
      title={game?.name}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      {game && <GameParts key={game.code} game={game} onClose={onClose} />}
    </Modal>
  );
}

type GameProps = { readonly game: Game };

function GameParts({ game, onClose }: GameProps & Pick<GameDialogProps, 'onClose'>) {
  const t = useTranslations('catalog.edit');
  const saved = useTranslations('catalog');
  const tell = useTell();
  const hasChanged = useCatalogChanged();
  const { vendor, gameId, names } = game;
  return (
    <Stack gap="xl">
      <Stack gap="xs">
        <Text size="sm" c="dimmed">
          {t('namesText', { name: game.namesForAll.EN ?? gameId })}
        </Text>
        <SchemaForm<
          typeof catalogConsoleEndpoints.changeGame,
          'vendor' | 'gameId' | 'isShown' | 'picture' | 'isNew'
        >
          endpoint={catalogConsoleEndpoints.changeGame}
          known={{ vendor, gameId }}
          initial={{ names }}
          fields={{ names: { label: t('names'), options: LANGUAGE_NAMES } }}
          submit={t('saveNames')}
          onDone={() => {
            tell.done(saved('saved'));
            hasChanged();
            onClose();
          }}
        />
      </Stack>
      <NewMark game={game} />
      <PictureChoice game={game} />
    </Stack>
  );
}

const MARKS = { age: null, yes: true, no: false } as const;
type MarkName = keyof typeof MARKS;

function NewMark({ game: { vendor, gameId, isNew } }: GameProps) {
  const t = useTranslations('catalog.edit');
  const change = useChange(catalogConsoleEndpoints.changeGame);
  const names = Object.keys(MARKS) as MarkName[];
  const [chosen, setChosen] = useState(names.find((name) => MARKS[name] === isNew) ?? 'age');
  return (
    <Stack gap="xs">
      <Title order={3} size="h5">
        {t('mark')}
      </Title>
      <SegmentedControl
        aria-label={t('mark')}
        data={names.map((value) => ({ value, label: t(`marks.${value}`) }))}
        value={chosen}
        disabled={change.isPending}
        onChange={(value) => {
          setChosen(value as MarkName);
          change.mutate({ vendor, gameId, isNew: MARKS[value as MarkName] });
        }}
      />
    </Stack>
  );
}

function PictureChoice({ game }: GameProps) {
  const t = useTranslations('catalog.edit');
  const { data } = useQuery(picturesQuery);
  const [shown, setShown] = useState(game.picture);
  const change = useChange(catalogConsoleEndpoints.changeGame);
  const { vendor, gameId } = game;
  const choose = (picture: string | null) => {
    setShown(picture);
    change.mutate({ vendor, gameId, picture });
  };
  return (
    <Stack gap="xs" align="start">
      <Title order={3} size="h5">
        {t('picture')}
      </Title>
      <Text size="sm" c="dimmed">
        {t('pictureText')}
      </Text>
      <SimpleGrid cols={{ base: 5, sm: 8 }} spacing="xs" w="100%">
        {data?.pictures.map(({ path, name }) => (
          <UnstyledButton
            key={path}
            className="picture"
            aria-label={t('choose', { name })}
            aria-pressed={path === shown}
            disabled={change.isPending}
            onClick={() => choose(path)}
          >
            <GamePicture path={path} size={56} />
          </UnstyledButton>
        ))}
      </SimpleGrid>
      {(game.hasOwnPicture || shown !== game.picture) && (
        <Button
          size="xs"
          variant="default"
          disabled={change.isPending}
          onClick={() => choose(null)}
        >
          {t('ownPicture')}
        </Button>
      )}
    </Stack>
  );
}
