import { Route, Routes } from 'react-router';
import { useTranslations } from 'use-intl';
import { Page } from '#platform/look/page.tsx';
import { SubPages } from '#platform/look/sub-pages.tsx';
import { CapsPart } from '../rebate/caps-part.tsx';
import { DebtList } from '../rebate/debt-list.tsx';
import { LineList } from '../rebate/line-list.tsx';
import { MemberPart } from '../rebate/member-part.tsx';
import { PaymentList } from '../rebate/payment-list.tsx';

/** What members earn of what is played: by day, line by line, what is owed, who has how much, and the caps. */
export function RebatesScreen() {
  const t = useTranslations('agentRebates');
  return (
    <Page title={t('title')}>
      <SubPages
        label={t('tabs.label')}
        pages={[
          { to: '/agentRebates', label: t('tabs.payments') },
          { to: '/agentRebates/lines', label: t('tabs.lines') },
          { to: '/agentRebates/member', label: t('tabs.member') },
          { to: '/agentRebates/debts', label: t('tabs.debts') },
          { to: '/agentRebates/caps', label: t('tabs.caps') },
        ]}
      />
      <Routes>
        <Route path="lines" element={<LineList />} />
        <Route path="member" element={<MemberPart />} />
        <Route path="debts" element={<DebtList />} />
        <Route path="caps" element={<CapsPart />} />
        <Route path="*" element={<PaymentList />} />
      </Routes>
    </Page>
  );
}
