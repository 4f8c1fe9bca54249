import { Badge, Button, Card, Group, Modal, Stack, Text, TextInput, Title } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { asLocalTime, fromLocalTime } from '#platform/local-time.ts';
import type { Settings } from './queries.ts';
import { useSwitch } from './use-switch.ts';

type MaintenanceCardProps = {
  readonly maintenance: Settings['maintenance'];
  readonly isLocked: boolean;
};

/** Closes the site now, until somebody opens it again. */
export function MaintenanceCard({ maintenance, isLocked }: MaintenanceCardProps) {
  const t = useTranslations('settings');
  const { isOn, endsAt } = maintenance;
  const [until, setUntil] = useState(endsAt ? asLocalTime(endsAt) : '');
  const change = useSwitch();
  const [isAsked, setIsAsked] = useState(false);
  const isHeld = isLocked || change.isPending;
  const turn = () => {
    setIsAsked(false);
    change.mutate({
      maintenance: { isOn: !isOn, endsAt: !isOn && until ? fromLocalTime(until) : null },
    });
  };
  return (
    <Card withBorder id="maintenance">
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
          disabled={isHeld || isOn}
          value={until}
          onChange={({ currentTarget }) => setUntil(currentTarget.value)}
        />
        <Button
          color={isOn ? 'teal.9' : 'red.9'}
          disabled={isHeld}
          onClick={isOn ? turn : () => setIsAsked(true)}
        >
          {t(isOn ? 'open' : 'close')}
        </Button>
      </Stack>
      <Modal
        opened={isAsked}
        onClose={() => setIsAsked(false)}
        title={t('close')}
        closeButtonProps={{ 'aria-label': t('undo') }}
      >
        <Stack>
          <Text>{t('closeAbout')}</Text>
          <Group justify="end">
            <Button color="red.9" onClick={turn}>
              {t('close')}
            </Button>
          </Group>
        </Stack>
      </Modal>
    </Card>
  );
}
