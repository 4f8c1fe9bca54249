import { NumberInput, SimpleGrid, TagsInput, TextInput } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { LookCard } from '../look-card.tsx';
import { SectionCard } from '../section-card.tsx';
import { SettingsPage } from '../settings-page.tsx';

/** What a merchant's site is called and looks like. */
export function BrandScreen() {
  const t = useTranslations('brand');
  return (
    <SettingsPage title={t('title')}>
      {(settings, isLocked) => (
        <>
          <SectionCard section="brand" settings={settings} isLocked={isLocked}>
            {({ value, isLocked: isHeld, change }) => (
              <SimpleGrid cols={{ base: 1, sm: 2 }}>
                <TextInput
                  label={t('name')}
                  maxLength={60}
                  value={value.name}
                  disabled={isHeld}
                  onChange={({ currentTarget }) => change({ ...value, name: currentTarget.value })}
                />
                <TextInput
                  label={t('holder')}
                  maxLength={100}
                  value={value.copyright.holder}
                  disabled={isHeld}
                  onChange={({ currentTarget }) =>
                    change({
                      ...value,
                      copyright: { ...value.copyright, holder: currentTarget.value },
                    })
                  }
                />
                {(['from', 'to'] as const).map((side) => (
                  <NumberInput
                    key={side}
                    label={t(side)}
                    min={1970}
                    max={9999}
                    value={value.copyright[side]}
                    disabled={isHeld}
                    onChange={(typed) =>
                      change({ ...value, copyright: { ...value.copyright, [side]: Number(typed) } })
                    }
                  />
                ))}
              </SimpleGrid>
            )}
          </SectionCard>
          <LookCard settings={settings} isLocked={isLocked} />
          <SectionCard section="images" settings={settings} isLocked={isLocked}>
            {({ value, isLocked: isHeld, change }) => (
              <TagsInput
                label={t('imageHosts')}
                description={t('imageHostsAbout')}
                value={[...value.imageHosts]}
                disabled={isHeld}
                onChange={(imageHosts) => change({ imageHosts })}
              />
            )}
          </SectionCard>
        </>
      )}
    </SettingsPage>
  );
}
