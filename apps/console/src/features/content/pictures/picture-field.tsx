import { Button, Group, Image, Input, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { artQuery, thumbnailOf } from '../art.ts';
import { deskQuery } from '../queries.ts';
import { PictureChooser } from './picture-chooser.tsx';

type PictureFieldProps = {
  readonly image: string | null;
  readonly isLocked: boolean;
  readonly onChange: (image: string | null) => void;
};

/** The picture of an entry, as it is, and how another one is chosen. */
export function PictureField({ image, isLocked, onChange }: PictureFieldProps) {
  const t = useTranslations('content');
  const { data: desk } = useQuery(deskQuery);
  const { data: art = [] } = useQuery({ ...artQuery(desk?.look ?? ''), enabled: !!desk });
  const [isOpen, { open, close }] = useDisclosure(false);
  const thumbnail = thumbnailOf(image, art);
  return (
    <Input.Wrapper label={t('picture')}>
      <Stack gap="xs" align="start">
        {thumbnail && <Image src={thumbnail} alt="" radius="md" w={220} fit="contain" />}
        {!thumbnail && (
          <Text size="sm" c="dimmed">
            {image ? t('pictureElsewhere', { address: image }) : t('noPicture')}
          </Text>
        )}
        {!isLocked && (
          <Group gap="xs">
            <Button size="xs" variant="default" onClick={open}>
              {t('choosePicture')}
            </Button>
            {image && (
              <Button size="xs" variant="subtle" color="red" onClick={() => onChange(null)}>
                {t('removePicture')}
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
