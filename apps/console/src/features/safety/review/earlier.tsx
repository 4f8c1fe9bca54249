import { Anchor, Card, Group, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { When } from '#platform/look/when.tsx';
import type { Verification } from '../queries.ts';
import { StatusBadge } from '../status-badge.tsx';

/** What the same member sent before. */
export function Earlier({ verification: { earlier } }: { readonly verification: Verification }) {
  const t = useTranslations('verifications');
  if (earlier.length === 0) return null;
  return (
    <Card withBorder>
      <Title order={2} size="h4" mb="sm">
        {t('earlier')}
      </Title>
      <Stack gap="sm">
        {earlier.map(({ id, status, submittedAt, reason, note, decidedBy }) => (
          <div key={id}>
            <Group gap="xs">
              <Anchor component={Link} to={`/verifications/${id}`} size="sm">
                <When at={submittedAt} />
              </Anchor>
              <StatusBadge status={status} />
            </Group>
            {reason && (
              <Text size="sm" c="dimmed">
                {[t(`reasons.${reason}`), note, decidedBy].filter(Boolean).join(' · ')}
              </Text>
            )}
          </div>
        ))}
      </Stack>
    </Card>
  );
}
