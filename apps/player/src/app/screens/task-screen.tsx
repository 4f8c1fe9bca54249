import { hasRight } from '@maneki/contract/identity/member-types';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { missionsOnQuery, TaskFrame } from '#features/rewards';
import { useStatus } from '#features/site';
import { call } from '#platform/call/browser.ts';
import { useNavigate } from '#platform/navigation/navigation.ts';
import { useViewer } from '#platform/viewer/use-viewer.ts';
import type { ReadPage } from '../pages/read-page.ts';
import { vipAddress } from '../shell/menu/vip-address.ts';

export const read: ReadPage = (client, { call }) => client.prefetchQuery(missionsOnQuery(call));

/** The merchant's task page in a frame: where it has none elsewhere, the board of its missions. */
export default function TaskScreen() {
  const { member } = useViewer();
  const { data } = useQuery(missionsOnQuery(call));
  const link = useStatus().info.resources.downloads.find(
    ({ resourceType }) => resourceType === 'TASK',
  )?.url;
  if (link) return <TaskFrame addressOf={(wish) => vipAddress(link, wish)} />;
  if (!data) return null;
  if (!data.isOn) return <Elsewhere to="/home" />;
  // Whoever has no board is told why by its own page, which cannot do that within a frame.
  if (!member || !hasRight(member.type, 'cash')) return <Elsewhere to="/customerTask" />;
  return (
    <TaskFrame
      addressOf={({ language, theme }) => `/m/customerTask?lang=${language}&theme=${theme}`}
    />
  );
}

function Elsewhere({ to }: { readonly to: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    navigate(to, { replace: true }).catch(reportError);
  }, [navigate, to]);
  return null;
}
