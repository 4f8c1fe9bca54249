import { Modal, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';

type ActDialogProps = {
  readonly title: string;
  /** What will happen. */
  readonly text: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** A form, which is made anew each time that it is opened. */
  readonly children: ReactNode;
};

/** Says what an act will do before it is done, and asks what has to be known for it. */
export function ActDialog({ title, text, isOpen, onClose, children }: ActDialogProps) {
  const t = useTranslations('problem');
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={title}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <Stack>
        <Text size="sm">{text}</Text>
        {isOpen && children}
      </Stack>
    </Modal>
  );
}
