import type { Language } from '@maneki/contract/language';
import { MUTE_LEVELS } from '@maneki/contract/messages/chat';
import { chatConsoleEndpoints } from '@maneki/contract/messages/chat-console-endpoints';
import { Button, Group, Select, Stack, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '#platform/call/call.ts';
import { SchemaForm } from '#platform/form/schema-form.tsx';
import { ActDialog } from '#platform/look/act-dialog.tsx';
import { useTell } from '#platform/look/use-tell.ts';

type ActsProps = {
  readonly language: Language;
  readonly seq: number;
  readonly memberId: string;
  readonly isRemoved: boolean;
};

/** What can be done about a message of a lobby and whoever wrote it. */
export function LobbyActs({ language, seq, memberId, isRemoved }: ActsProps) {
  const t = useTranslations('lobbyWatch');
  const tell = useTell();
  const client = useQueryClient();
  const [open, setOpen] = useState<'remove' | 'mute'>();
  const close = () => setOpen(undefined);
  const finish = (message: string) => {
    tell.done(message);
    close();
    for (const { name } of [chatConsoleEndpoints.watchLobby, chatConsoleEndpoints.searchReports])
      void client.invalidateQueries({ queryKey: [name] });
  };
  return (
    <Group gap="xs">
      {!isRemoved && (
        <Button size="compact-xs" variant="default" onClick={() => setOpen('remove')}>
          {t('remove')}
        </Button>
      )}
      <Button size="compact-xs" variant="default" onClick={() => setOpen('mute')}>
        {t('mute')}
      </Button>
      <ActDialog
        title={t('remove')}
        text={t('removeText')}
        isOpen={open === 'remove'}
        onClose={close}
      >
        <SchemaForm
          endpoint={chatConsoleEndpoints.removeMessage}
          known={{ language, seq }}
          fields={{ reason: { label: t('reason') } }}
          submit={t('remove')}
          color="red.9"
          onCancel={close}
          onDone={() => finish(t('removed'))}
        />
      </ActDialog>
      <ActDialog title={t('mute')} text={t('muteText')} isOpen={open === 'mute'} onClose={close}>
        <MuteForm memberId={memberId} onCancel={close} onDone={() => finish(t('muted'))} />
      </ActDialog>
    </Group>
  );
}

type MuteFormProps = {
  readonly memberId: string;
  readonly onCancel: () => void;
  readonly onDone: () => void;
};

const LEVELS = [...MUTE_LEVELS, 'NONE'] as const;

function MuteForm({ memberId, onCancel, onDone }: MuteFormProps) {
  const t = useTranslations('lobbyWatch');
  const tell = useTell();
  const [level, setLevel] = useState<(typeof LEVELS)[number]>('TEN_MINUTES');
  const [reason, setReason] = useState('');
  const muting = useMutation({
    mutationFn: () =>
      call(chatConsoleEndpoints.muteMember, {
        memberId,
        level: level === 'NONE' ? null : level,
        reason,
      }),
    onSuccess: onDone,
    onError: tell.failed,
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    muting.mutate();
  };
  return (
    <form onSubmit={send}>
      <Stack>
        <Select
          label={t('level')}
          allowDeselect={false}
          value={level}
          data={LEVELS.map((value) => ({ value, label: t(`levels.${value}`) }))}
          onChange={(value) => setLevel((value ?? 'TEN_MINUTES') as typeof level)}
        />
        <TextInput
          label={t('reason')}
          required
          minLength={3}
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onCancel}>
            {t('cancel')}
          </Button>
          <Button type="submit" color="red.9" loading={muting.isPending}>
            {t('mute')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
