import { Button, CopyButton, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useTranslations } from 'use-intl';

export type Invitation = { readonly name: string; readonly token: string };

type InvitationDialogProps = {
  readonly invitation: Invitation | undefined;
  readonly onClose: () => void;
};

/** The address by which somebody joins, to be handed over. It is shown this once. */
export function InvitationDialog({ invitation, onClose }: InvitationDialogProps) {
  const t = useTranslations('operators');
  const address = `${window.location.origin}/console/join#${invitation?.token ?? ''}`;
  return (
    <Modal
      opened={invitation !== undefined}
      onClose={onClose}
      title={t('invitedTitle', { name: invitation?.name ?? '' })}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <Stack>
        <Text size="sm">{t('invitedText')}</Text>
        <TextInput
          readOnly
          value={address}
          aria-label={t('invitedTitle', { name: invitation?.name ?? '' })}
        />
        <CopyButton value={address}>
          {({ copied, copy }) => <Button onClick={copy}>{t(copied ? 'copied' : 'copy')}</Button>}
        </CopyButton>
      </Stack>
    </Modal>
  );
}
