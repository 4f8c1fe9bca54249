import { FLAGS } from '@maneki/contract/flags';
import { LANGUAGE_NAMES, LANGUAGES } from '@maneki/contract/language';
import { MENU_ITEMS } from '@maneki/contract/site/menu';
import { CURRENCIES } from '@maneki/kernel/money';
import { Card, SimpleGrid, Switch, Title } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { OfferFields } from '../offer-fields.tsx';
import type { Settings } from '../queries.ts';
import { SectionCard } from '../section-card.tsx';
import { SettingsPage } from '../settings-page.tsx';
import { useSwitch } from '../use-switch.ts';

const LANGUAGE_OPTIONS = LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }));

/** What a merchant's site has, and in which languages and currencies. Each switch is saved as it is turned. */
export function SettingsScreen() {
  const t = useTranslations('settings');
  return (
    <SettingsPage title={t('title')}>
      {(settings, isLocked) => (
        <>
          <Switches settings={settings} isLocked={isLocked} />
          <Templates settings={settings} isLocked={isLocked} />
          <SimpleGrid cols={{ base: 1, md: 2 }}>
            <SectionCard section="languages" settings={settings} isLocked={isLocked}>
              {({ value, isLocked: isHeld, change }) => (
                <OfferFields
                  options={LANGUAGE_OPTIONS}
                  offered={value.languages}
                  first={value.defaultLanguage}
                  isLocked={isHeld}
                  words={{ offered: t('languages'), first: t('defaultLanguage') }}
                  onChange={(languages, defaultLanguage) => change({ languages, defaultLanguage })}
                />
              )}
            </SectionCard>
            <Currencies settings={settings} isLocked={isLocked} />
          </SimpleGrid>
        </>
      )}
    </SettingsPage>
  );
}

type PartProps = { readonly settings: Settings; readonly isLocked: boolean };

function Currencies({ settings, isLocked }: PartProps) {
  const t = useTranslations('settings');
  const names = Object.keys(CURRENCIES) as (keyof typeof CURRENCIES)[];
  return (
    <SectionCard section="currencies" settings={settings} isLocked={isLocked}>
      {({ value, isLocked: isHeld, change }) => (
        <OfferFields
          options={names.map((name) => ({ value: name, label: name }))}
          offered={value.currencies}
          first={value.currency}
          isLocked={isHeld}
          words={{ offered: t('currencies'), first: t('currency') }}
          onChange={(currencies, currency) => change({ currencies, currency })}
        />
      )}
    </SectionCard>
  );
}

function Switches({ settings, isLocked }: PartProps) {
  const t = useTranslations('settings');
  const change = useSwitch();
  const isHeld = isLocked || change.isPending;
  return (
    <>
      <Card withBorder id="flags">
        <Title order={2} size="h4" mb="md">
          {t('flags')}
        </Title>
        <SimpleGrid cols={{ base: 1, md: 2 }}>
          {FLAGS.map((flag) => (
            <Switch
              key={flag}
              label={t(`flag.${flag}`)}
              description={flag}
              checked={settings.flags[flag]}
              disabled={isHeld}
              onChange={({ currentTarget }) =>
                change.mutate({ flags: { [flag]: currentTarget.checked } })
              }
            />
          ))}
        </SimpleGrid>
      </Card>
      <Card withBorder id="menu">
        <Title order={2} size="h4" mb="md">
          {t('menu')}
        </Title>
        <SimpleGrid cols={{ base: 1, sm: 2, md: 3 }}>
          {MENU_ITEMS.map((item) => (
            <Switch
              key={item}
              label={t(`item.${item}`)}
              checked={settings.menu[item]}
              disabled={isHeld}
              onChange={({ currentTarget }) =>
                change.mutate({ menu: { [item]: currentTarget.checked } })
              }
            />
          ))}
        </SimpleGrid>
      </Card>
    </>
  );
}

const TEMPLATES = ['memCen', 'depFunc'] as const;

function Templates({ settings, isLocked }: PartProps) {
  const t = useTranslations('settings');
  return (
    <SectionCard section="template" settings={settings} isLocked={isLocked}>
      {({ value, isLocked: isHeld, change }) => (
        <SimpleGrid cols={{ base: 1, md: 2 }}>
          {TEMPLATES.map((name) => (
            <Switch
              key={name}
              label={t(`template.${name}`)}
              description={t(`template.${name}About`)}
              checked={value[name] === 1}
              disabled={isHeld}
              onChange={({ currentTarget }) =>
                change({ ...value, [name]: currentTarget.checked ? 1 : 0 })
              }
            />
          ))}
        </SimpleGrid>
      )}
    </SectionCard>
  );
}
