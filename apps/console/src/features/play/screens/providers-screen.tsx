import { Route, Routes } from 'react-router';
import { useTranslations } from 'use-intl';
import { Page } from '#platform/look/page.tsx';
import { SubPages } from '#platform/look/sub-pages.tsx';
import { ExceptionPart } from '../exception-part.tsx';
import { ExceptionsPart } from '../exceptions-part.tsx';
import { ProviderPart } from '../provider-part.tsx';
import { ProvidersPart } from '../providers-part.tsx';

/** Who runs games, how they are doing, and what of it waits for a person. */
export function ProvidersScreen() {
  const t = useTranslations('providers');
  return (
    <Page title={t('title')}>
      <SubPages
        label={t('tabs.label')}
        pages={[
          { to: '/providers', label: t('tabs.exceptions') },
          { to: '/providers/list', label: t('tabs.list') },
        ]}
      />
      <Routes>
        <Route path="list" element={<ProvidersPart />} />
        <Route path="list/:code" element={<ProviderPart />} />
        <Route path="exceptions/:id" element={<ExceptionPart />} />
        <Route path="*" element={<ExceptionsPart />} />
      </Routes>
    </Page>
  );
}
