import { Route, Routes } from 'react-router';
import { useTranslations } from 'use-intl';
import { Page } from '#platform/look/page.tsx';
import { SubPages } from '#platform/look/sub-pages.tsx';
import { AgentPart } from '../team/agent-part.tsx';
import { MoveList } from '../team/move-list.tsx';
import { OpenGeneralAgent } from '../team/open-general-agent.tsx';
import { TeamSettingsPart } from '../team/settings-part.tsx';
import { TreeList } from '../team/tree-list.tsx';

/** The tree of agents, level by level, what was moved in it, and what agents see. */
export function AgentsScreen() {
  const t = useTranslations('agents');
  return (
    <Page title={t('title')} actions={<OpenGeneralAgent />}>
      <SubPages
        label={t('tabs.label')}
        pages={[
          { to: '/agents', label: t('tabs.tree') },
          { to: '/agents/moves', label: t('tabs.moves') },
          { to: '/agents/settings', label: t('tabs.settings') },
        ]}
      />
      <Routes>
        <Route path="moves" element={<MoveList />} />
        <Route path="settings" element={<TeamSettingsPart />} />
        <Route path="agent/:memberId" element={<AgentPart />} />
        <Route path="*" element={<TreeList />} />
      </Routes>
    </Page>
  );
}
