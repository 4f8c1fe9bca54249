import { contentConsoleEndpoints } from '@maneki/contract/content/console-endpoints';
import { Alert, Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { call, RefusedError } from '#platform/call/call.ts';
import { useTell } from '#platform/look/use-tell.ts';
import { useMay } from '#platform/self.ts';
import { type Entry, entryQuery, refreshEntries } from '../queries.ts';

const { publishVersion, restoreVersion } = contentConsoleEndpoints;

type RestoreDialogProps = {
  readonly entry: Entry;
  /** The version to go back to; undefined while nobody wants to. */
  readonly version: number | undefined;
  readonly onClose: () => void;
};

/** Goes back to what was said before, by saying it again: nothing that was written meanwhile is lost. */
export function RestoreDialog({ entry, version, onClose }: RestoreDialogProps) {
  const t = useTranslations('content');
  const problem = useTranslations('problem');
  const tell = useTell();
  const client = useQueryClient();
  const mayPublish = useMay('publishContent');
  const { id, version: basedOn, liveVersion } = entry;
  const restoring = useMutation({
    mutationFn: async (isPublished: boolean) => {
      const restored = await call(restoreVersion, { id, basedOn, version: version! });
      if (isPublished) await call(publishVersion, { id, version: restored.version, liveVersion });
      return isPublished;
    },
    onSuccess: (isPublished) => {
      tell.done(t(isPublished ? 'published' : 'saved'));
      onClose();
    },
    onSettled: () => {
      refreshEntries(client);
      // Read from the beginning: the fields show what was gone back to.
      return client.resetQueries({ queryKey: entryQuery(id).queryKey });
    },
  });
  const { error } = restoring;
  return (
    <Modal
      opened={version !== undefined}
      onClose={onClose}
      title={t('goBackTo', { version: String(version) })}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <Stack>
        <Text size="sm">{t('goBackText', { version: String(version) })}</Text>
        {error && (
          <Alert color="red" role="alert">
            {error instanceof RefusedError ? error.message : problem('unreachable')}
          </Alert>
        )}
        <Group justify="end">
          <Button
            variant="default"
            loading={restoring.isPending}
            onClick={() => restoring.mutate(false)}
          >
            {t('goBackDraft')}
          </Button>
          {mayPublish && (
            <Button loading={restoring.isPending} onClick={() => restoring.mutate(true)}>
              {t('goBackPublish')}
            </Button>
          )}
        </Group>
      </Stack>
    </Modal>
  );
}
