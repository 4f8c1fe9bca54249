import { contentConsoleEndpoints } from '@maneki/contract/content/console-endpoints';
import { Button, Modal, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { SchemaForm } from '#platform/form/schema-form.tsx';
import { useTell } from '#platform/look/use-tell.ts';
import { type Entry, entryQuery, refreshEntries } from '../queries.ts';

/** Takes it away from readers, once somebody has said why. */
export function WithdrawButton({ entry: { id, liveVersion } }: { readonly entry: Entry }) {
  const t = useTranslations('content');
  const tell = useTell();
  const client = useQueryClient();
  const [isOpen, { open, close }] = useDisclosure(false);
  return (
    <>
      <Button variant="outline" color="red" onClick={open}>
        {t('withdraw')}
      </Button>
      <Modal
        opened={isOpen}
        onClose={close}
        title={t('withdraw')}
        closeButtonProps={{ 'aria-label': t('close') }}
      >
        <Stack>
          <Text size="sm">{t('withdrawText')}</Text>
          <SchemaForm
            endpoint={contentConsoleEndpoints.withdrawEntry}
            known={{ id, liveVersion: liveVersion! }}
            fields={{ reason: { label: t('reason') } }}
            submit={t('withdraw')}
            color="red.9"
            onCancel={close}
            onDone={() => {
              close();
              tell.done(t('withdrawn'));
              refreshEntries(client);
              client.invalidateQueries({ queryKey: entryQuery(id).queryKey });
            }}
          />
        </Stack>
      </Modal>
    </>
  );
}
