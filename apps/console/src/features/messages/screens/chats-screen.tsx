import { Route, Routes } from 'react-router';
import { useTranslations } from 'use-intl';
import { Page } from '#platform/look/page.tsx';
import { SubPages } from '#platform/look/sub-pages.tsx';
import { AnswerList } from '../chat/answer-list.tsx';
import { ChatDesk } from '../chat/chat-desk.tsx';
import { ConversationList } from '../chat/conversation-list.tsx';

/** Conversations with members: those of now side by side, all that there were, and answers that are kept ready. */
export function ChatsScreen() {
  const t = useTranslations('chats');
  return (
    <Page title={t('title')}>
      <SubPages
        label={t('tabs.label')}
        pages={[
          { to: '/chats', label: t('tabs.now') },
          { to: '/chats/past', label: t('tabs.past') },
          { to: '/chats/answers', label: t('tabs.answers') },
        ]}
      />
      <Routes>
        <Route path="past" element={<ConversationList />} />
        <Route path="of/:memberId" element={<ConversationList />} />
        <Route path="answers" element={<AnswerList />} />
        <Route path="*" element={<ChatDesk />} />
      </Routes>
    </Page>
  );
}
