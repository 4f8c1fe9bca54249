import { BILL_STATUS } from '@maneki/contract/agents/contract';
import { Route, Routes } from 'react-router';
import { useTranslations } from 'use-intl';
import { Page } from '#platform/look/page.tsx';
import { SubPages } from '#platform/look/sub-pages.tsx';
import { BillList } from '../bill/bill-list.tsx';
import { BillPart } from '../bill/bill-part.tsx';

const { pendingApproval, held, insufficient } = BILL_STATUS;

/** What contracts came to: dividends that wait for somebody to look, what is stuck, and everything. */
export function BillsScreen() {
  const t = useTranslations('agentBills');
  return (
    <Page title={t('title')}>
      <SubPages
        label={t('tabs.label')}
        pages={[
          { to: '/agentBills', label: t('tabs.waiting') },
          { to: '/agentBills/held', label: t('tabs.held') },
          { to: '/agentBills/short', label: t('tabs.short') },
          { to: '/agentBills/all', label: t('tabs.all') },
        ]}
      />
      <Routes>
        <Route path="held" element={<BillList key="held" status={held} />} />
        <Route path="short" element={<BillList key="short" status={insufficient} />} />
        <Route path="all" element={<BillList key="all" />} />
        <Route path="one/:id" element={<BillPart />} />
        <Route path="*" element={<BillList key="waiting" status={pendingApproval} />} />
      </Routes>
    </Page>
  );
}
