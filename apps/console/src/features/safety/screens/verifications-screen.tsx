import { Route, Routes } from 'react-router';
import { useTranslations } from 'use-intl';
import { Page } from '#platform/look/page.tsx';
import { ReviewPart } from '../review/review-part.tsx';
import { VerificationList } from '../verification-list.tsx';

/** Members' papers: whose wait, and one of them with everything that a decision goes by. */
export function VerificationsScreen() {
  const t = useTranslations('verifications');
  return (
    <Page title={t('title')}>
      <Routes>
        <Route path=":id" element={<ReviewPart />} />
        <Route path="*" element={<VerificationList />} />
      </Routes>
    </Page>
  );
}
