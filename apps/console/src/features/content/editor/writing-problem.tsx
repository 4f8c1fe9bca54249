import { Alert, Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { RefusedError } from '#platform/call/call.ts';
import { Problem } from '#platform/look/states.tsx';
import type { Writing } from './use-writing.ts';

/** Why it was not saved, and what can be done about it. What was typed stands below as it was. */
export function WritingProblem({ writing: { saving, save } }: { readonly writing: Writing }) {
  const t = useTranslations('content');
  const { error, variables } = saving;
  if (!error) return null;
  if (!(error instanceof RefusedError)) return <Problem error={error} />;
  const { version } = error.detail as { readonly version?: number };
  return (
    <Alert color="red" role="alert" title={t('notSaved')}>
      <Stack align="start" gap="sm">
        <Text size="sm">{error.message}</Text>
        {error.code === 'content.would_remove' && (
          <Button size="xs" onClick={() => save({ ...variables, mayRemove: true })}>
            {t('saveWithout')}
          </Button>
        )}
        {error.code === 'content.newer_version' && version !== undefined && (
          <Group gap="sm">
            <Anchor component={Link} size="sm" to="?tab=versions" target="_blank">
              {t('lookAtNewer')}
            </Anchor>
            <Button size="xs" onClick={() => save({ ...variables, basedOn: version })}>
              {t('saveAnyway')}
            </Button>
          </Group>
        )}
      </Stack>
    </Alert>
  );
}
