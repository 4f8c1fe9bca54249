import { Route, Routes } from 'react-router';
import { useTranslations } from 'use-intl';
import { Page } from '#platform/look/page.tsx';
import { SubPages } from '#platform/look/sub-pages.tsx';
import { DepositList } from '../deposit-list.tsx';
import { DepositPart } from '../deposit-part.tsx';
import { UnmatchedList } from '../unmatched-list.tsx';

/** Money that comes in: what somebody has to decide, what no order takes, and everything. */
export function DepositsScreen() {
  const t = useTranslations('deposits');
  return (
    <Page title={t('title')}>
      <SubPages
        label={t('tabs.label')}
        pages={[
          { to: '/deposits', label: t('tabs.waiting') },
          { to: '/deposits/unmatched', label: t('tabs.unmatched') },
          { to: '/deposits/all', label: t('tabs.all') },
        ]}
      />
      <Routes>
        <Route path="unmatched" element={<UnmatchedList />} />
        <Route path="all" element={<DepositList key="all" />} />
        <Route path="order/:orderNo" element={<DepositPart />} />
        <Route path="*" element={<DepositList key="waiting" state="SUBMITTED" />} />
      </Routes>
    </Page>
  );
}
