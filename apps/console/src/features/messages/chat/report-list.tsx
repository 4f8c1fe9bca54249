import { chatConsoleEndpoints } from '@maneki/contract/messages/chat-console-endpoints';
import { Button, Group, Stack, Text } from '@mantine/core';
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
        {
          name: 'text',
          label: t('message'),
          // First and with what can be done below it: further right it would be out of sight on narrow screens.
          cell: ({ id, text, language, seq, memberId, member, isDeleted }) => (
            <Stack gap="xs" w={280}>
              <Text
                size="sm"
                style={{ overflowWrap: 'anywhere', whiteSpace: 'normal' }}
                td={isDeleted ? 'line-through' : undefined}
              >
                {text}
              </Text>
              <Group gap="xs">
                <LobbyActs {...{ language, seq, memberId, member, text }} isRemoved={isDeleted} />
                <Button
                  size="compact-xs"
                  variant="default"
                  aria-label={t('dismissNamed', { member })}
                  onClick={() => dismissing.mutate(id)}
                >
                  {t('dismiss')}
                </Button>
              </Group>
            </Stack>
          ),
        },
        { name: 'member', label: t('member'), cell: ({ member }) => member },
        { name: 'reason', label: t('why'), cell: ({ reason }) => t(`reasons.${reason}`) },
        { name: 'reporter', label: t('reporter'), cell: ({ reporter }) => reporter },
        { name: 'at', label: t('at'), cell: ({ at }) => <When at={at} /> },
        { name: 'language', label: t('language'), cell: ({ language }) => language },
      ]}
    />
  );
}
