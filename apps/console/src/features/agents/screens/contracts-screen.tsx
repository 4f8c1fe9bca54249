import { Route, Routes } from 'react-router';
import { useTranslations } from 'use-intl';
import { Page } from '#platform/look/page.tsx';
import { SubPages } from '#platform/look/sub-pages.tsx';
import { ContractList } from '../contract/contract-list.tsx';
import { ContractPart } from '../contract/contract-part.tsx';
import { OfferLinks } from '../contract/offer-links.tsx';
import { OfferPart } from '../contract/offer-part.tsx';
import { PeriodPart } from '../contract/period-part.tsx';

/** What agents are paid by: the company's own contracts, everybody's, and the period of dividends. */
export function ContractsScreen() {
  const t = useTranslations('agentContracts');
  return (
    <Page title={t('title')} actions={<OfferLinks />}>
      <SubPages
        label={t('tabs.label')}
        pages={[
          { to: '/agentContracts', label: t('tabs.company') },
          { to: '/agentContracts/all', label: t('tabs.all') },
          { to: '/agentContracts/period', label: t('tabs.period') },
        ]}
      />
      <Routes>
        <Route path="all" element={<ContractList key="all" isCompany={false} />} />
        <Route path="period" element={<PeriodPart />} />
        <Route path="offer/:kind" element={<OfferPart />} />
        <Route path="one/:id" element={<ContractPart />} />
        <Route path="*" element={<ContractList key="company" isCompany />} />
      </Routes>
    </Page>
  );
}
