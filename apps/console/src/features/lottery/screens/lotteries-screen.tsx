import { Route, Routes } from 'react-router';
import { useTranslations } from 'use-intl';
import { Page } from '#platform/look/page.tsx';
import { SubPages } from '#platform/look/sub-pages.tsx';
import { DaysOffPart } from '../days-off/days-off-part.tsx';
import { IssuePart } from '../issues/issue-part.tsx';
import { LotteriesPart } from '../lotteries-part.tsx';
import { LotteryPart } from '../lottery-part.tsx';

/** The house's lotteries, on whose issues many players bet. */
export function LotteriesScreen() {
  const t = useTranslations('lotteries');
  return (
    <Page title={t('title')}>
      <SubPages
        label={t('tabs.label')}
        pages={[
          { to: '/lotteries', label: t('tabs.list') },
          { to: '/lotteries/days-off', label: t('tabs.daysOff') },
        ]}
      />
      <Routes>
        <Route path="days-off" element={<DaysOffPart />} />
        <Route path=":lottery" element={<LotteryPart />} />
        <Route path=":lottery/:no" element={<IssuePart />} />
        <Route path="*" element={<LotteriesPart />} />
      </Routes>
    </Page>
  );
}
