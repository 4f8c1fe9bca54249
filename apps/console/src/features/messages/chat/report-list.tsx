import { chatConsoleEndpoints } from '@maneki/contract/messages/chat-console-endpoints';
import { Button, Group, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { call } from '#platform/call/call.ts';
import { List } from '#platform/list/list.tsx';
import { useTell } from '#platform/look/use-tell.ts';
import { When } from '#platform/look/when.tsx';
import { LobbyActs } from './lobby-acts.tsx';

const AGAIN_MS = 10_000;

/** Messages that members told of, and that nobody has decided about. */
export function ReportList() {
  const t = useTranslations('lobbyWatch');
  const tell = useTell();
  const client = useQueryClient();
  const dismissing = useMutation({
    mutationFn: (id: string) => call(chatConsoleEndpoints.dismissReport, { id }),
    onSuccess: () => tell.done(t('dismissed')),
    onError: tell.failed,
    onSettled: () =>
      client.invalidateQueries({ queryKey: [chatConsoleEndpoints.searchReports.name] }),
  });
  return (
    <List
      endpoint={chatConsoleEndpoints.searchReports}
      keyOf={({ id }) => id}
      empty={t('noReports')}
      everyMs={AGAIN_MS}
      columns={[
        { name: 'at', label: t('at'), cell: ({ at }) => <When at={at} /> },
        { name: 'language', label: t('language'), cell: ({ language }) => language },
        {
          name: 'text',
          label: t('message'),
          cell: ({ text }) => (
            <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
              {text}
            </Text>
          ),
        },
        { name: 'member', label: t('member'), cell: ({ member }) => member },
        { name: 'reporter', label: t('reporter'), cell: ({ reporter }) => reporter },
        { name: 'reason', label: t('why'), cell: ({ reason }) => t(`reasons.${reason}`) },
        {
          name: 'acts',
          label: t('acts'),
          cell: ({ id, language, seq, memberId, isDeleted }) => (
            <Group gap="xs">
              <LobbyActs {...{ language, seq, memberId }} isRemoved={isDeleted} />
              <Button size="compact-xs" variant="default" onClick={() => dismissing.mutate(id)}>
                {t('dismiss')}
              </Button>
            </Group>
          ),
        },
      ]}
    />
  );
}
