import { Route, Routes } from 'react-router';
import { useTranslations } from 'use-intl';
import { Page } from '#platform/look/page.tsx';
import { SubPages } from '#platform/look/sub-pages.tsx';
import { RoundList } from '../packets/round-list.tsx';
import { ClaimList } from '../promotions/claim-list.tsx';
import { ClaimPart } from '../promotions/claim-part.tsx';
import { CommentList } from '../promotions/comment-list.tsx';
import { PromotionPart } from '../promotions/promotion-part.tsx';
import { PromotionTable } from '../promotions/promotion-table.tsx';

/** What members are offered, who asks for it, and what they say of it. */
export function PromotionsScreen() {
  const t = useTranslations('promotions');
  return (
    <Page title={t('title')}>
      <SubPages
        label={t('tabs.label')}
        pages={[
          { to: '/promotions', label: t('tabs.offers') },
          { to: '/promotions/claims', label: t('tabs.waiting') },
          { to: '/promotions/all', label: t('tabs.all') },
          { to: '/promotions/packets', label: t('tabs.packets') },
          { to: '/promotions/comments', label: t('tabs.comments') },
        ]}
      />
      <Routes>
        <Route path="claims" element={<ClaimList key="waiting" state="APPLIED" />} />
        <Route path="all" element={<ClaimList key="all" />} />
        <Route path="claim/:id" element={<ClaimPart />} />
        <Route path="packets" element={<RoundList />} />
        <Route path="comments" element={<CommentList />} />
        <Route path="offer/:id" element={<PromotionPart />} />
        <Route path="*" element={<PromotionTable />} />
      </Routes>
    </Page>
  );
}
