import { giftConsoleEndpoints } from '@maneki/contract/agents/gift-console-endpoints';
import { Card, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { SchemaForm } from '#platform/form/schema-form.tsx';
import { Problem, Waiting } from '#platform/look/states.tsx';
import { useTell } from '#platform/look/use-tell.ts';
import { useMay } from '#platform/self.ts';
import { giftSettingsQuery, useGiftsChanged } from './queries.ts';

/** How far down agents of the merchant may send. */
export function GiftSettings() {
  const t = useTranslations('agentGifts');
  const tell = useTell();
  const hasChanged = useGiftsChanged();
  const mayChange = useMay('changeAgents');
  // The form is made anew after each change: a reason is for one of them.
  const [changes, setChanges] = useState(0);
  const { data, error, refetch } = useQuery(giftSettingsQuery);
  if (error) return <Problem error={error} onAgain={refetch} />;
  if (!data) return <Waiting />;
  return (
    <Card withBorder padding="md" maw={560}>
      <Stack>
        <Text size="sm">{t('reachText')}</Text>
        {mayChange ? (
          <SchemaForm
            key={changes}
            endpoint={giftConsoleEndpoints.saveGiftSettings}
            initial={{ reach: data.reach }}
            fields={{
              reach: {
                label: t('reach'),
                options: { DIRECT: t('reaches.DIRECT'), TEAM: t('reaches.TEAM') },
              },
              reason: { label: t('reason') },
            }}
            submit={t('save')}
            onDone={() => {
              tell.done(t('saved'));
              hasChanged();
              setChanges(changes + 1);
            }}
          />
        ) : (
          <Text fw={600}>{t(`reaches.${data.reach}`)}</Text>
        )}
      </Stack>
    </Card>
  );
}
