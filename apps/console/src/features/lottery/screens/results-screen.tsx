import { Route, Routes } from 'react-router';
import { useTranslations } from 'use-intl';
import { Page } from '#platform/look/page.tsx';
import { AwaitedPart } from '../results/awaited-part.tsx';
import { EntryPart } from '../results/entry-part.tsx';

/** Results of official draws, which two operators type. */
export function ResultsScreen() {
  const t = useTranslations('results');
  return (
    <Page title={t('title')}>
      <Routes>
        <Route path=":lottery/:no" element={<EntryPart />} />
        <Route path="*" element={<AwaitedPart />} />
      </Routes>
    </Page>
  );
}
