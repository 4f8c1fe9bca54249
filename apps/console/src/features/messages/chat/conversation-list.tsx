import { CONVERSATION_STATES } from '@maneki/contract/messages/chat';
import { chatConsoleEndpoints } from '@maneki/contract/messages/chat-console-endpoints';
import { Anchor, Badge, Stack } from '@mantine/core';
import { useCallback } from 'react';
import { Link, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { call } from '#platform/call/call.ts';
import { List } from '#platform/list/list.tsx';
import { When } from '#platform/look/when.tsx';
import { Lines } from './lines.tsx';
import { useLines } from './use-lines.ts';

/** Every conversation that there was, of one member where they are named; what was said stands below each. */
export function ConversationList() {
  const t = useTranslations('chats');
  const { memberId } = useParams();
  return (
    <Stack align="stretch">
      {memberId && (
        <Anchor component={Link} to="/chats/past" size="sm">
          {t('backToAll')}
        </Anchor>
      )}
      <List
        of={memberId ? { memberId } : {}}
        details={(row) => <PastConversation id={row.id} member={row.member} />}
        endpoint={chatConsoleEndpoints.searchConversations}
        keyOf={({ id }) => id}
        empty={t('empty')}
        filters={[
          {
            name: 'state',
            label: t('state'),
            options: CONVERSATION_STATES.map((state) => ({
              value: state,
              label: t(`states.${state}`),
            })),
          },
        ]}
        columns={[
          {
            name: 'member',
            label: t('member'),
            cell: ({ memberId, member }) => (
              <Anchor component={Link} to={`/members/${memberId}`} size="sm" fw={600}>
                {member}
              </Anchor>
            ),
          },
          { name: 'language', label: t('language'), cell: ({ language }) => language },
          {
            name: 'state',
            label: t('state'),
            cell: ({ state }) => <Badge>{t(`states.${state}`)}</Badge>,
          },
          { name: 'operator', label: t('operator'), cell: ({ operator }) => operator ?? '–' },
          { name: 'opened', label: t('opened'), cell: ({ openedAt }) => <When at={openedAt} /> },
          { name: 'ended', label: t('ended'), cell: ({ closedAt }) => <When at={closedAt} /> },
          {
            name: 'rating',
            label: t('rating'),
            isNumber: true,
            cell: ({ rating }) => rating ?? '–',
          },
          { name: 'comment', label: t('comment'), cell: ({ comment }) => comment },
        ]}
      />
    </Stack>
  );
}

type PastProps = { readonly id: string; readonly member: string };

/** What was said in one conversation, the latest first read; the rest page by page. */
function PastConversation({ id, member }: PastProps) {
  const t = useTranslations('chats');
  const read = useCallback(
    (place: object) =>
      call(chatConsoleEndpoints.listConversation, { id, isAlone: 'true', ...place }),
    [id],
  );
  const lines = useLines(read, 0);
  return (
    <Lines
      lines={lines}
      label={t('log', { member })}
      earlier={t('earlier')}
      empty={t('nothingKept')}
      height={320}
    />
  );
}
