import { contentConsoleEndpoints } from '@maneki/contract/content/console-endpoints';
import { PICTURE_BYTES_MAX, PICTURE_FORMATS } from '@maneki/contract/content/desk';
import {
  Alert,
  Button,
  FileButton,
  Group,
  Image,
  Modal,
  SimpleGrid,
  Stack,
  Text,
  Title,
  UnstyledButton,
} from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { call, RefusedError } from '../call/call.ts';
import type { ArtName } from './art.ts';
import { picturesQuery } from './queries.ts';

type PictureChooserProps = {
  readonly isOpen: boolean;
  readonly art: readonly ArtName[];
  readonly onClose: () => void;
  readonly onChoose: (address: string) => void;
};

/** Pictures that the merchant uploaded, those that ship with the product, and a way to add one. */
export function PictureChooser({ isOpen, art, onClose, onChoose }: PictureChooserProps) {
  const t = useTranslations('pictures');
  const { data } = useQuery({ ...picturesQuery, enabled: isOpen });
  const uploaded = data?.rows ?? [];
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      size="xl"
      title={t('choose')}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <Stack>
        <Upload onDone={onChoose} />
        {uploaded.length > 0 && (
          <Tiles
            title={t('uploaded')}
            pictures={uploaded.map(({ address, name }) => ({ address, name, thumbnail: address }))}
            onChoose={onChoose}
          />
        )}
        <Tiles title={t('shipped')} pictures={art} onChoose={onChoose} />
      </Stack>
    </Modal>
  );
}

type TilesProps = {
  readonly title: string;
  readonly pictures: readonly ArtName[];
  readonly onChoose: (address: string) => void;
};

const Tiles = ({ title, pictures, onChoose }: TilesProps) => (
  <section aria-label={title}>
    <Title order={3} size="h6" mb="xs">
      {title}
    </Title>
    <SimpleGrid cols={{ base: 2, sm: 3, md: 4 }} spacing="xs">
      {pictures.map(({ address, name, thumbnail }) => (
        <UnstyledButton key={address} className="tile" onClick={() => onChoose(address)}>
          <Image src={thumbnail} alt="" h={84} fit="contain" radius="sm" loading="lazy" />
          <Text size="xs" truncate>
            {name}
          </Text>
        </UnstyledButton>
      ))}
    </SimpleGrid>
  </section>
);

class TooLargeError extends Error {
  override name = 'TooLargeError';
}

const MEGABYTE = 1_000_000;

function Upload({ onDone }: { readonly onDone: (address: string) => void }) {
  const t = useTranslations('pictures');
  const problem = useTranslations('problem');
  const client = useQueryClient();
  const upload = useMutation({
    mutationFn: async (file: File) => {
      // The server says so as well, but would not listen to the end of a very large one.
      if (file.size > PICTURE_BYTES_MAX) throw new TooLargeError();
      const data = await readAsBase64(file);
      return call(contentConsoleEndpoints.addPicture, { name: file.name.slice(0, 100), data });
    },
    onSuccess: ({ address }) => {
      client.invalidateQueries({ queryKey: picturesQuery.queryKey });
      onDone(address);
    },
  });
  const sentenceOf = (error: Error) => {
    if (error instanceof TooLargeError)
      return t('tooLarge', { megabytes: PICTURE_BYTES_MAX / MEGABYTE });
    return error instanceof RefusedError ? error.message : problem('unreachable');
  };
  return (
    <Stack gap="xs" align="start">
      <Group gap="sm">
        <FileButton
          accept={PICTURE_FORMATS.join(',')}
          onChange={(file) => file && upload.mutate(file)}
        >
          {(props) => (
            <Button {...props} loading={upload.isPending}>
              {t('upload')}
            </Button>
          )}
        </FileButton>
        <Text size="sm" c="dimmed">
          {t('uploadHint', { megabytes: PICTURE_BYTES_MAX / MEGABYTE })}
        </Text>
      </Group>
      {upload.error && (
        <Alert color="red" role="alert">
          {sentenceOf(upload.error)}
        </Alert>
      )}
    </Stack>
  );
}

const readAsBase64 = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
