import { Button, Group, Image, Input, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { type ArtName, thumbnailOf } from './art.ts';
import { PictureChooser } from './picture-chooser.tsx';

type PictureFieldProps = {
  readonly label: string;
  readonly image: string | null;
  /** What ships with the product to choose from. */
  readonly art: readonly ArtName[];
  readonly error?: ReactNode;
  readonly isLocked?: boolean;
  readonly onChange: (image: string) => void;
  /** Where there may be none. */
  readonly onRemove?: () => void;
};

/** A picture, as it is, and how another one is chosen. */
export function PictureField(props: PictureFieldProps) {
  const { label, image, art, error, isLocked = false, onChange, onRemove } = props;
  const t = useTranslations('pictures');
  const [isOpen, { open, close }] = useDisclosure(false);
  const thumbnail = thumbnailOf(image, art);
  return (
    <Input.Wrapper label={label} error={error}>
      <Stack gap="xs" align="start">
        {thumbnail && <Image src={thumbnail} alt="" radius="md" w={220} fit="contain" />}
        {!thumbnail && (
          <Text size="sm" c="dimmed">
            {image ? t('elsewhere', { address: image }) : t('none')}
          </Text>
        )}
        {!isLocked && (
          <Group gap="xs">
            <Button size="xs" variant="default" onClick={open}>
              {t('choose')}
            </Button>
            {image && onRemove && (
              <Button size="xs" variant="subtle" color="red" onClick={onRemove}>
                {t('remove')}
              </Button>
            )}
          </Group>
        )}
      </Stack>
      <PictureChooser
        isOpen={isOpen}
        art={art}
        onClose={close}
        onChoose={(address) => {
          onChange(address);
          close();
        }}
      />
    </Input.Wrapper>
  );
}
