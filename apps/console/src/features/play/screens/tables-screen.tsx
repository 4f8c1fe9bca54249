import { Route, Routes } from 'react-router';
import { useTranslations } from 'use-intl';
import { Page } from '#platform/look/page.tsx';
import { RoundPart } from '../tables/round-part.tsx';
import { TablePart } from '../tables/table-part.tsx';
import { TablesPart } from '../tables/tables-part.tsx';

/** The house's tables, whose rounds many players share. */
export function TablesScreen() {
  const t = useTranslations('tables');
  return (
    <Page title={t('title')}>
      <Routes>
        <Route path=":table" element={<TablePart />} />
        <Route path=":table/:no" element={<RoundPart />} />
        <Route path="*" element={<TablesPart />} />
      </Routes>
    </Page>
  );
}
