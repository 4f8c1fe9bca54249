import { Alert } from '@mantine/core';
import { Route, Routes } from 'react-router';
import { useTranslations } from 'use-intl';
import { Page } from '#platform/look/page.tsx';
import { SubPages } from '#platform/look/sub-pages.tsx';
import { useMay } from '#platform/self.ts';
import { GamesPart } from '../games-part.tsx';
import { HotPart } from '../hot-part.tsx';
import { SheetPart } from '../sheet-part.tsx';
import { VendorsPart } from '../vendors-part.tsx';

/** What the merchant's players find to play, and in which order. */
export function CatalogScreen() {
  const t = useTranslations('catalog');
  const mayChange = useMay('changeCatalog');
  const pages = [
    { to: '/catalog', label: t('tabs.games') },
    { to: '/catalog/vendors', label: t('tabs.vendors') },
    { to: '/catalog/hot', label: t('tabs.hot') },
    ...(mayChange ? [{ to: '/catalog/sheet', label: t('tabs.sheet') }] : []),
  ];
  return (
    <Page title={t('title')}>
      <SubPages label={t('tabs.label')} pages={pages} />
      {!mayChange && <Alert color="gray">{t('readOnly')}</Alert>}
      <Routes>
        <Route path="vendors" element={<VendorsPart mayChange={mayChange} />} />
        <Route path="hot" element={<HotPart mayChange={mayChange} />} />
        {mayChange && <Route path="sheet" element={<SheetPart />} />}
        <Route path="*" element={<GamesPart mayChange={mayChange} />} />
      </Routes>
    </Page>
  );
}
