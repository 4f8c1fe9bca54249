import { Route, Routes } from 'react-router';
import { useTranslations } from 'use-intl';
import { Page } from '#platform/look/page.tsx';
import { SubPages } from '#platform/look/sub-pages.tsx';
import { useMay } from '#platform/self.ts';
import { LiveModels } from '../chat/live-models.tsx';
import { LobbyLog } from '../chat/lobby-log.tsx';
import { ReportList } from '../chat/report-list.tsx';
import { WordForm } from '../chat/word-form.tsx';

/** What members write to each other, what they reported, and which words nobody may write. */
export function LobbyWatchScreen() {
  const t = useTranslations('lobbyWatch');
  const mayRead = useMay('readMessages');
  return (
    <Page title={t('title')}>
      <SubPages
        label={t('tabs.label')}
        pages={[
          { to: '/lobbyWatch', label: t('tabs.rooms') },
          { to: '/lobbyWatch/reports', label: t('tabs.reports') },
          { to: '/lobbyWatch/words', label: t('tabs.words') },
          ...(mayRead ? [{ to: '/lobbyWatch/live', label: t('tabs.live') }] : []),
        ]}
      />
      <Routes>
        <Route path="reports" element={<ReportList />} />
        <Route path="words" element={<WordForm />} />
        <Route path="live" element={<LiveModels />} />
        <Route path="*" element={<LobbyLog />} />
      </Routes>
    </Page>
  );
}
