import type { RequestOf, ResponseOf } from '@maneki/contract/contract';
import { FLAGS } from '@maneki/contract/flags';
import { siteConsoleEndpoints } from '@maneki/contract/site/console-endpoints';
import { MENU_ITEMS } from '@maneki/contract/site/menu';
import {
  Alert,
  Badge,
  Button,
  Card,
  Group,
  SimpleGrid,
  Stack,
  Switch,
  TextInput,
  Title,
} from '@mantine/core';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '#platform/call/call.ts';
import { asLocalTime, fromLocalTime } from '#platform/local-time.ts';
import { Page } from '#platform/look/page.tsx';
import { Problem, Waiting } from '#platform/look/states.tsx';
import { useTell } from '#platform/look/use-tell.ts';
import { useMay } from '#platform/self.ts';

const settingsQuery = queryOptions({
  queryKey: ['site', 'settings'],
  queryFn: () => call(siteConsoleEndpoints.readSettings, {}),
});

type Settings = ResponseOf<typeof siteConsoleEndpoints.readSettings>;
type Change = RequestOf<typeof siteConsoleEndpoints.changeSettings>;

/** What a merchant's site has, and whether it is open. Each switch is saved as it is turned. */
export function SettingsScreen() {
  const t = useTranslations('settings');
  const tell = useTell();
  const client = useQueryClient();
  const { data, error, refetch } = useQuery(settingsQuery);
  const change = useMutation({
    mutationFn: (wish: Change) => call(siteConsoleEndpoints.changeSettings, wish),
    onSuccess: () => tell.done(t('saved')),
    onError: tell.failed,
    onSettled: () => client.invalidateQueries({ queryKey: settingsQuery.queryKey }),
  });
  const mayChange = useMay('changeSettings');
  if (error) return <Problem error={error} onAgain={refetch} />;
  if (!data) return <Waiting />;
  const isLocked = !mayChange || change.isPending;
  return (
    <Page title={t('title')}>
      {!mayChange && <Alert color="gray">{t('readOnly')}</Alert>}
      <Maintenance
        key={data.version}
        maintenance={data.maintenance}
        isLocked={isLocked}
        onChange={(maintenance) => change.mutate({ maintenance })}
      />
      <Card withBorder>
        <Title order={2} size="h4" mb="md">
          {t('flags')}
        </Title>
        <SimpleGrid cols={{ base: 1, md: 2 }}>
          {FLAGS.map((flag) => (
            <Switch
              key={flag}
              label={t(`flag.${flag}`)}
              description={flag}
              checked={data.flags[flag]}
              disabled={isLocked}
              onChange={(event) =>
                change.mutate({ flags: { [flag]: event.currentTarget.checked } })
              }
            />
          ))}
        </SimpleGrid>
      </Card>
      <Card withBorder>
        <Title order={2} size="h4" mb="md">
          {t('menu')}
        </Title>
        <SimpleGrid cols={{ base: 1, sm: 2, md: 3 }}>
          {MENU_ITEMS.map((item) => (
            <Switch
              key={item}
              label={t(`item.${item}`)}
              checked={data.menu[item]}
              disabled={isLocked}
              onChange={(event) => change.mutate({ menu: { [item]: event.currentTarget.checked } })}
            />
          ))}
        </SimpleGrid>
      </Card>
    </Page>
  );
}

type MaintenanceProps = {
  readonly maintenance: Settings['maintenance'];
  readonly isLocked: boolean;
  readonly onChange: (maintenance: Settings['maintenance']) => void;
};

function Maintenance({ maintenance: { isOn, endsAt }, isLocked, onChange }: MaintenanceProps) {
  const t = useTranslations('settings');
  const [until, setUntil] = useState(endsAt ? asLocalTime(endsAt) : '');
  const turn = () =>
    onChange({
      isOn: !isOn,
      endsAt: !isOn && until ? fromLocalTime(until) : null,
    });
  return (
    <Card withBorder>
      <Group justify="space-between" mb="md">
        <Title order={2} size="h4">
          {t('maintenance')}
        </Title>
        <Badge color={isOn ? 'red.9' : 'teal.9'}>
          {t(isOn ? 'maintenanceOn' : 'maintenanceOff')}
        </Badge>
      </Group>
      <Stack align="start">
        <TextInput
          type="datetime-local"
          label={t('endsAt')}
          disabled={isLocked || isOn}
          value={until}
          onChange={(event) => setUntil(event.currentTarget.value)}
        />
        <Button color={isOn ? 'teal.9' : 'red.9'} disabled={isLocked} onClick={turn}>
          {t(isOn ? 'open' : 'close')}
        </Button>
      </Stack>
    </Card>
  );
}
