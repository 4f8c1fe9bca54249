import { Route, Routes } from 'react-router';
import { useTranslations } from 'use-intl';
import { Page } from '#platform/look/page.tsx';
import { SubPages } from '#platform/look/sub-pages.tsx';
import { GiftList } from '../gift-list.tsx';
import { GiftPart } from '../gift-part.tsx';
import { GiftSettings } from '../gift-settings.tsx';

/** Money that agents send to their teams: what waits for somebody to look, rain that falls, and everything. */
export function GiftsScreen() {
  const t = useTranslations('agentGifts');
  return (
    <Page title={t('title')}>
      <SubPages
        label={t('tabs.label')}
        pages={[
          { to: '/agentGifts', label: t('tabs.waiting') },
          { to: '/agentGifts/rains', label: t('tabs.rains') },
          { to: '/agentGifts/all', label: t('tabs.all') },
          { to: '/agentGifts/settings', label: t('tabs.settings') },
        ]}
      />
      <Routes>
        <Route path="rains" element={<GiftList key="rains" of={{ kind: 'LUCKY' }} />} />
        <Route path="all" element={<GiftList key="all" of={{}} />} />
        <Route path="settings" element={<GiftSettings />} />
        <Route path="one/:id" element={<GiftPart />} />
        <Route path="*" element={<GiftList key="waiting" of={{ state: 'PENDING_REVIEW' }} />} />
      </Routes>
    </Page>
  );
}
