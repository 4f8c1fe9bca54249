import { Group, Select, SimpleGrid, TagsInput, TextInput } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { asLocalTime, fromLocalTime } from '#platform/local-time.ts';
import { LicenceCard } from '../licence-card.tsx';
import { MaintenanceCard } from '../maintenance-card.tsx';
import { MarketsCard } from '../markets-card.tsx';
import type { Settings } from '../queries.ts';
import { SectionCard } from '../section-card.tsx';
import { SettingsPage } from '../settings-page.tsx';

/** Where a merchant's site is found, whether it is open, and to whom. */
export function AccessScreen() {
  const t = useTranslations('access');
  return (
    <SettingsPage title={t('title')}>
      {(settings, isLocked) => (
        <>
          <SimpleGrid cols={{ base: 1, md: 2 }}>
            <MaintenanceCard
              key={settings.version}
              maintenance={settings.maintenance}
              isLocked={isLocked}
            />
            <PlannedCard settings={settings} isLocked={isLocked} />
          </SimpleGrid>
          <HostsCard settings={settings} isLocked={isLocked} />
          <LicenceCard settings={settings} />
          <MarketsCard />
        </>
      )}
    </SettingsPage>
  );
}

type CardProps = { readonly settings: Settings; readonly isLocked: boolean };

const NOTHING = { from: '', to: '' };

/** Both moments, or none: what is half typed is no plan yet, and the server says so. */
function PlannedCard({ settings, isLocked }: CardProps) {
  const t = useTranslations('access');
  return (
    <SectionCard section="plannedMaintenance" settings={settings} isLocked={isLocked}>
      {({ value: { planned }, isLocked: isHeld, change }) => (
        <Group grow align="start">
          {(['from', 'to'] as const).map((side) => (
            <TextInput
              key={side}
              type="datetime-local"
              label={t(side)}
              value={planned?.[side] ? asLocalTime(planned[side]) : ''}
              disabled={isHeld}
              onChange={({ currentTarget }) => {
                const moment = currentTarget.value && fromLocalTime(currentTarget.value);
                const both = { ...(planned ?? NOTHING), [side]: moment };
                change({ planned: both.from || both.to ? both : null });
              }}
            />
          ))}
        </Group>
      )}
    </SectionCard>
  );
}

function HostsCard({ settings, isLocked }: CardProps) {
  const t = useTranslations('access');
  return (
    <SectionCard section="hosts" settings={settings} isLocked={isLocked}>
      {({ value, isLocked: isHeld, change }) => (
        <SimpleGrid cols={{ base: 1, md: 2 }}>
          <TagsInput
            label={t('hosts')}
            description={t('hostsAbout')}
            value={[...value.hosts]}
            disabled={isHeld}
            onChange={(hosts) => change({ ...value, hosts })}
          />
          <Select
            label={t('mainDomain')}
            description={t('mainDomainAbout')}
            data={[...new Set([...value.hosts, value.mainDomain])]}
            value={value.mainDomain}
            allowDeselect={false}
            disabled={isHeld}
            onChange={(mainDomain) => change({ ...value, mainDomain: mainDomain! })}
          />
        </SimpleGrid>
      )}
    </SectionCard>
  );
}
