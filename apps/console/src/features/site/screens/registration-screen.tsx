import { registrationConsoleEndpoints } from '@maneki/contract/identity/registration-console-endpoints';
import { Card, SimpleGrid, Switch, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { call } from '#platform/call/call.ts';
import { useChoice } from '#platform/choice.ts';
import { Problem, Waiting } from '#platform/look/states.tsx';
import { registrationQuery, type Settings } from '../queries.ts';
import { RegistrationFields } from '../registration-fields.tsx';
import { SettingsPage } from '../settings-page.tsx';
import { useSwitch } from '../use-switch.ts';
import { VersionedCard } from '../versioned-card.tsx';

/** By which ways people become members, and what they are asked. */
export function RegistrationScreen() {
  const t = useTranslations('registration');
  return (
    <SettingsPage title={t('title')}>
      {(settings, isLocked) => (
        <>
          <Ways flags={settings.flags} isLocked={isLocked} />
          <Fields isLocked={isLocked} />
        </>
      )}
    </SettingsPage>
  );
}

const WAYS = ['USERNAMEREG3', 'REGMOBVERF3', 'MOBILENUMREG3', 'MOBILENUMPASSREG3'] as const;

type WaysProps = { readonly flags: Settings['flags']; readonly isLocked: boolean };

function Ways({ flags, isLocked }: WaysProps) {
  const t = useTranslations('registration');
  const settings = useTranslations('settings');
  const change = useSwitch();
  return (
    <Card withBorder id="ways">
      <Title order={2} size="h4">
        {t('ways')}
      </Title>
      <Text size="sm" c="dimmed" mt={4} mb="md">
        {t('waysAbout')}
      </Text>
      <SimpleGrid cols={{ base: 1, md: 2 }}>
        {WAYS.map((flag) => (
          <Switch
            key={flag}
            label={settings(`flag.${flag}`)}
            checked={flags[flag]}
            disabled={isLocked || change.isPending}
            onChange={({ currentTarget }) =>
              change.mutate({ flags: { [flag]: currentTarget.checked } })
            }
          />
        ))}
      </SimpleGrid>
    </Card>
  );
}

function Fields({ isLocked }: { readonly isLocked: boolean }) {
  const t = useTranslations('registration');
  const { merchant } = useChoice();
  const { data, error, refetch } = useQuery(registrationQuery(merchant));
  if (error) return <Problem error={error} onAgain={refetch} />;
  if (!data) return <Waiting />;
  return (
    <VersionedCard
      id="fields"
      title={t('fields')}
      about={t('fieldsAbout')}
      card={{ version: data.version, value: data.fields }}
      isLocked={isLocked}
      onSave={({ version, value: fields }) =>
        call(registrationConsoleEndpoints.changeRegistrationFields, { version, fields })
      }
    >
      {({ value, isLocked: isHeld, change }) => (
        <RegistrationFields fields={value} isLocked={isHeld} onChange={change} />
      )}
    </VersionedCard>
  );
}
