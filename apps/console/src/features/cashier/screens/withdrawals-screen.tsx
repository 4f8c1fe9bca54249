import { Route, Routes } from 'react-router';
import { useTranslations } from 'use-intl';
import { Page } from '#platform/look/page.tsx';
import { SubPages } from '#platform/look/sub-pages.tsx';
import { WithdrawalList } from '../withdrawal-list.tsx';
import { WithdrawalPart } from '../withdrawal-part.tsx';

/** Money that is to leave: what somebody has to look at, what nobody knows the end of, and everything. */
export function WithdrawalsScreen() {
  const t = useTranslations('withdrawals');
  return (
    <Page title={t('title')}>
      <SubPages
        label={t('tabs.label')}
        pages={[
          { to: '/withdrawals', label: t('tabs.waiting') },
          { to: '/withdrawals/unknown', label: t('tabs.unknown') },
          { to: '/withdrawals/all', label: t('tabs.all') },
        ]}
      />
      <Routes>
        <Route path="unknown" element={<WithdrawalList key="unknown" status="UNKNOWN" />} />
        <Route path="all" element={<WithdrawalList key="all" />} />
        <Route path="order/:orderNo" element={<WithdrawalPart />} />
        <Route path="*" element={<WithdrawalList key="waiting" status="REVIEW" />} />
      </Routes>
    </Page>
  );
}
