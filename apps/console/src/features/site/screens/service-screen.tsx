import { DOWNLOAD_LINK_TYPES, SOCIAL_LINK_TYPES } from '@maneki/contract/site/links';
import { SimpleGrid, Text, TextInput } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { SectionCard } from '../section-card.tsx';
import { ServiceEntries } from '../service-entries.tsx';
import { SettingsPage } from '../settings-page.tsx';

/** How a visitor reaches people, and where the site leads elsewhere. */
export function ServiceScreen() {
  const t = useTranslations('service');
  return (
    <SettingsPage title={t('title')}>
      {(settings, isLocked) => (
        <>
          <SectionCard section="services" settings={settings} isLocked={isLocked}>
            {({ value, isLocked: isHeld, change }) => (
              <ServiceEntries
                entries={value.entries}
                isLocked={isHeld}
                onChange={(entries) => change({ entries })}
              />
            )}
          </SectionCard>
          <SectionCard section="links" settings={settings} isLocked={isLocked}>
            {({ value, isLocked: isHeld, change }) => (
              <>
                <Links
                  title={t('social')}
                  types={SOCIAL_LINK_TYPES}
                  labelOf={(type) => t(`socialTypes.${type}`)}
                  links={value.social}
                  isLocked={isHeld}
                  onChange={(social) => change({ ...value, social })}
                />
                <Links
                  title={t('downloads')}
                  types={DOWNLOAD_LINK_TYPES}
                  labelOf={(type) => t(`downloadTypes.${type}`)}
                  links={value.downloads}
                  isLocked={isHeld}
                  onChange={(downloads) => change({ ...value, downloads })}
                />
              </>
            )}
          </SectionCard>
        </>
      )}
    </SettingsPage>
  );
}

type Link<Type> = { readonly type: Type; readonly url: string };

type LinksProps<Type extends string> = {
  readonly title: string;
  readonly types: readonly Type[];
  readonly labelOf: (type: Type) => string;
  readonly links: readonly Link<Type>[];
  readonly isLocked: boolean;
  readonly onChange: (links: { type: Type; url: string }[]) => void;
};

/** A field for each kind; one that is empty is no link, and the site shows none. */
function Links<Type extends string>(props: LinksProps<Type>) {
  const { title, types, labelOf, links, isLocked, onChange } = props;
  const urlOf = (type: Type) => links.find((link) => link.type === type)?.url ?? '';
  const change = (changed: Type, typed: string) =>
    onChange(
      types
        .map((type) => ({ type, url: type === changed ? typed : urlOf(type) }))
        .filter(({ url }) => url !== ''),
    );
  return (
    <>
      <Text fw={600}>{title}</Text>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        {types.map((type) => (
          <TextInput
            key={type}
            label={labelOf(type)}
            placeholder="https://"
            value={urlOf(type)}
            disabled={isLocked}
            onChange={({ currentTarget }) => change(type, currentTarget.value)}
          />
        ))}
      </SimpleGrid>
    </>
  );
}
