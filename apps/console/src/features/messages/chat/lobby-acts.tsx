import type { Language } from '@maneki/contract/language';
import { chatConsoleEndpoints } from '@maneki/contract/messages/chat-console-endpoints';
import { Button, Group, Paper, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { SchemaForm } from '#platform/form/schema-form.tsx';
import { ActDialog } from '#platform/look/act-dialog.tsx';
import { useTell } from '#platform/look/use-tell.ts';
import { MuteForm } from './mute-form.tsx';
import { useMuteWords } from './use-mute-words.ts';

type ActsProps = {
  readonly language: Language;
  readonly seq: number;
  readonly memberId: string;
  /** Who wrote it, and what. */
  readonly member: string;
  readonly text: string;
  readonly isRemoved: boolean;
};

/** What can be done about a message of a lobby and whoever wrote it. */
export function LobbyActs({ language, seq, memberId, member, text, isRemoved }: ActsProps) {
  const t = useTranslations('lobbyWatch');
  const tell = useTell();
  const sayMute = useMuteWords(member);
  const client = useQueryClient();
  const [open, setOpen] = useState<'remove' | 'mute'>();
  const close = () => setOpen(undefined);
  const finish = (message: string) => {
    tell.done(message);
    close();
    for (const { name } of [chatConsoleEndpoints.watchLobby, chatConsoleEndpoints.searchReports])
      void client.invalidateQueries({ queryKey: [name] });
  };
  const titles = { remove: t('removeNamed', { member }), mute: t('muteNamed', { member }) };
  return (
    <Group gap="xs">
      {!isRemoved && (
        <Button
          size="compact-xs"
          variant="default"
          aria-label={titles.remove}
          onClick={() => setOpen('remove')}
        >
          {t('remove')}
        </Button>
      )}
      <Button
        size="compact-xs"
        variant="default"
        aria-label={titles.mute}
        onClick={() => setOpen('mute')}
      >
        {t('mute')}
      </Button>
      <ActDialog
        title={titles.remove}
        text={t('removeText')}
        isOpen={open === 'remove'}
        onClose={close}
      >
        <Quote text={text} />
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
      <ActDialog title={titles.mute} text={t('muteText')} isOpen={open === 'mute'} onClose={close}>
        <Quote text={text} />
        <MuteForm
          memberId={memberId}
          member={member}
          onCancel={close}
          onDone={(reply) => finish(sayMute(reply))}
        />
      </ActDialog>
    </Group>
  );
}

/** The message that it is about, so that nobody decides about another. */
function Quote({ text }: { readonly text: string }) {
  return (
    <Paper withBorder p="xs" mah={160} tabIndex={0} style={{ overflowY: 'auto' }}>
      <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
        {text}
      </Text>
    </Paper>
  );
}
