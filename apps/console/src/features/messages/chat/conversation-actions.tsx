import { chatConsoleEndpoints } from '@maneki/contract/messages/chat-console-endpoints';
import { Button, Group, Menu, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '#platform/call/call.ts';
import { ActDialog } from '#platform/look/act-dialog.tsx';
import { useTell } from '#platform/look/use-tell.ts';
import { chatsQuery } from './queries.ts';

type ActionsProps = { readonly id: string; readonly colleagues: readonly string[] };

/** Gives a conversation to somebody else, or ends it. */
export function ConversationActions({ id, colleagues }: ActionsProps) {
  const t = useTranslations('chats');
  const tell = useTell();
  const client = useQueryClient();
  const [isClosing, setClosing] = useState(false);
  const after = {
    onError: tell.failed,
    onSettled: () => client.invalidateQueries({ queryKey: chatsQuery.queryKey }),
  };
  const handing = useMutation({
    mutationFn: (operator: string) => call(chatConsoleEndpoints.handOver, { id, operator }),
    onSuccess: () => tell.done(t('handedOver')),
    ...after,
  });
  const closing = useMutation({
    mutationFn: () => call(chatConsoleEndpoints.closeConversation, { id }),
    onSuccess: () => tell.done(t('closed')),
    ...after,
  });
  return (
    <Group gap="xs">
      <Menu>
        <Menu.Target>
          <Button size="xs" variant="default" loading={handing.isPending}>
            {t('handOver')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>{t('handOverTo')}</Menu.Label>
          {colleagues.length === 0 && (
            <Text size="sm" p="xs">
              {t('noColleagues')}
            </Text>
          )}
          {colleagues.map((name) => (
            <Menu.Item key={name} onClick={() => handing.mutate(name)}>
              {name}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <Button size="xs" variant="default" onClick={() => setClosing(true)}>
        {t('close')}
      </Button>
      <ActDialog
        title={t('close')}
        text={t('closeText')}
        isOpen={isClosing}
        onClose={() => setClosing(false)}
      >
        <Group justify="flex-end">
          <Button variant="default" onClick={() => setClosing(false)}>
            {t('cancel')}
          </Button>
          <Button loading={closing.isPending} onClick={() => closing.mutate()}>
            {t('close')}
          </Button>
        </Group>
      </ActDialog>
    </Group>
  );
}
