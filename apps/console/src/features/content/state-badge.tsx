import { Badge, Group, Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import type { Entry } from './queries.ts';

const COLOURS = { draft: 'gray.7', planned: 'blue.9', live: 'teal.9', ended: 'dark.4' } as const;

type StateBadgeProps = { readonly entry: Pick<Entry, 'state' | 'version' | 'liveVersion'> };

/** Where an entry stands, and whether readers see less than was written. */
export function StateBadge({ entry: { state, version, liveVersion } }: StateBadgeProps) {
  const t = useTranslations('content');
  return (
    <Group gap={6}>
      <Badge color={COLOURS[state]} miw="max-content">
        {t(`states.${state}`)}
      </Badge>
      {liveVersion !== null && liveVersion !== version && (
        <Text size="xs" c="dimmed">
          {t('unpublished')}
        </Text>
      )}
    </Group>
  );
}
