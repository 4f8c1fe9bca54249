import { chatConsoleEndpoints } from '@maneki/contract/messages/chat-console-endpoints';
import type { CurrentChat } from '@maneki/contract/messages/chat-console-schemas';
import { Badge, Button, Card, Group, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { call } from '#platform/call/call.ts';
import { Problem, Waiting } from '#platform/look/states.tsx';
import { useTell } from '#platform/look/use-tell.ts';
import { When } from '#platform/look/when.tsx';
import { ConversationPanel } from './conversation-panel.tsx';
import { chatsQuery } from './queries.ts';

/** Who waits, and the operator's own conversations side by side. */
export function ChatDesk() {
  const t = useTranslations('chats');
  const { data, error, refetch } = useQuery(chatsQuery);
  if (!data) return error ? <Problem error={error} onAgain={() => void refetch()} /> : <Waiting />;
  const { current, self, colleagues } = data;
  const waiting = current.filter(({ state }) => state === 'WAITING');
  const mine = current.filter(({ operator }) => operator === self);
  const others = current.filter(({ operator }) => operator !== null && operator !== self);
  return (
    <Stack>
      <Queue waiting={waiting} />
      {mine.length === 0 && <Text c="dimmed">{t('none')}</Text>}
      <SimpleGrid cols={{ base: 1, lg: mine.length > 1 ? 2 : 1 }}>
        {mine.map((chat) => (
          <ConversationPanel key={chat.id} chat={chat} colleagues={colleagues} />
        ))}
      </SimpleGrid>
      {others.length > 0 && (
        <Card withBorder>
          <Title order={2} size="h5">
            {t('others')}
          </Title>
          {others.map(({ id, member, operator }) => (
            <Text key={id} size="sm">
              {member} {t('with', { operator: operator ?? '' })}
            </Text>
          ))}
        </Card>
      )}
    </Stack>
  );
}

function Queue({ waiting }: { readonly waiting: readonly CurrentChat[] }) {
  const t = useTranslations('chats');
  const tell = useTell();
  const client = useQueryClient();
  const claiming = useMutation({
    mutationFn: (id: string) => call(chatConsoleEndpoints.claimConversation, { id }),
    onError: tell.failed,
    onSettled: () => client.invalidateQueries({ queryKey: chatsQuery.queryKey }),
  });
  return (
    <Card withBorder>
      <Group mb="xs">
        <Title order={2} size="h5">
          {t('queue')}
        </Title>
        <Badge>{waiting.length}</Badge>
      </Group>
      {waiting.length === 0 && <Text c="dimmed">{t('nobody')}</Text>}
      <Stack gap="xs">
        {waiting.map((chat) => (
          <Group key={chat.id} justify="space-between" wrap="nowrap">
            <div style={{ minWidth: 0 }}>
              <Text fw={600} size="sm">
                {chat.member}{' '}
                <Badge variant="light" component="span">
                  {chat.language}
                </Badge>{' '}
                <Text span size="xs" c="dimmed">
                  <When at={chat.openedAt} />
                </Text>
              </Text>
              <Text size="sm" truncate>
                {chat.lastText}
              </Text>
            </div>
            <Button
              size="xs"
              loading={claiming.isPending && claiming.variables === chat.id}
              onClick={() => claiming.mutate(chat.id)}
            >
              {t('take')}
            </Button>
          </Group>
        ))}
      </Stack>
    </Card>
  );
}
