import { CONVERSATION_STATES } from '@maneki/contract/messages/chat';
import { chatConsoleEndpoints } from '@maneki/contract/messages/chat-console-endpoints';
import { Anchor, Badge } from '@mantine/core';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { List } from '#platform/list/list.tsx';
import { When } from '#platform/look/when.tsx';

/** Every conversation that there was, and how members found it. */
export function ConversationList() {
  const t = useTranslations('chats');
  return (
    <List
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
        { name: 'rating', label: t('rating'), isNumber: true, cell: ({ rating }) => rating ?? '–' },
        { name: 'comment', label: t('comment'), cell: ({ comment }) => comment },
      ]}
    />
  );
}
