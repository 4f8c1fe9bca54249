import { Route, Routes } from 'react-router';
import { useTranslations } from 'use-intl';
import { Page } from '#platform/look/page.tsx';
import { SubPages } from '#platform/look/sub-pages.tsx';
import { FeedbackList } from '../feedback/feedback-list.tsx';
import { FeedbackPart } from '../feedback/feedback-part.tsx';

/** What members told the house: what nobody has looked at, what somebody is at, and everything. */
export function FeedbackScreen() {
  const t = useTranslations('feedback');
  return (
    <Page title={t('title')}>
      <SubPages
        label={t('tabs.label')}
        pages={[
          { to: '/feedback', label: t('tabs.waiting') },
          { to: '/feedback/taken', label: t('tabs.taken') },
          { to: '/feedback/all', label: t('tabs.all') },
        ]}
      />
      <Routes>
        <Route path="taken" element={<FeedbackList key="taken" state="IN_PROGRESS" />} />
        <Route path="all" element={<FeedbackList key="all" />} />
        <Route path="one/:id" element={<FeedbackPart />} />
        <Route path="*" element={<FeedbackList key="waiting" state="NEW" />} />
      </Routes>
    </Page>
  );
}
