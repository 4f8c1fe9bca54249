import { hasRight } from '@maneki/contract/identity/member-types';
import { Segmented } from '@maneki/ui/segmented';
import { useTranslations } from 'use-intl';
import { GiftDesk, TeamRains } from '#features/agents';
import { PlatformRain } from '#features/rewards';
import { useStatus } from '#features/site';
import { readOneOf } from '#platform/records/address-filters.ts';
import { useAddressFilters } from '#platform/records/use-address-filters.ts';
import { useViewer } from '#platform/viewer/use-viewer.ts';

const TABS = ['rain', 'send', 'lucky'] as const;
type Tab = (typeof TABS)[number];

const readTab = (address: URLSearchParams) => ({ tab: readOneOf(address, 'tab', TABS) });

/** Red packets to take, of the site and of one's uplines; agents send some to their teams here, too. */
export default function RedRainScreen() {
  const t = useTranslations('gifts.tabs');
  const { member } = useViewer();
  const { AGENTRANSMULTDOWN3: isOn } = useStatus().info.whitelabel.flags;
  const { filters, setFilters } = useAddressFilters(readTab);
  const isAgent = isOn && member !== null && hasRight(member.type, 'agent');
  const tab = (isAgent && filters.tab) || 'rain';
  return (
    <div className="grid grid-cols-1 gap-4 p-4 pb-8">
      {isAgent && (
        <Segmented<Tab>
          label={t('label')}
          value={tab}
          onValue={(value) => setFilters({ tab: value === 'rain' ? undefined : value })}
          options={TABS.map((value) => ({ value, text: t(value) }))}
        />
      )}
      {tab === 'rain' && <Rains />}
      {tab === 'send' && <GiftDesk of="TRANSFERS" />}
      {tab === 'lucky' && <GiftDesk of="RAINS" />}
    </div>
  );
}

/** Only money rains: whoever plays with credit of a demonstration account is told so. */
function Rains() {
  const t = useTranslations('gifts.rains');
  const { member } = useViewer();
  if (member === null || !hasRight(member.type, 'cash'))
    return <p className="py-8 text-center text-muted text-sm">{t('demo')}</p>;
  return (
    <>
      <TeamRains />
      <PlatformRain />
    </>
  );
}
