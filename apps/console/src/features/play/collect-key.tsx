import { playConsoleEndpoints } from '@maneki/contract/play/console-endpoints';
import { Button, Code, CopyButton, Group, Modal, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { call } from '#platform/call/call.ts';
import { useTell } from '#platform/look/use-tell.ts';
import { usePlayChanged } from './queries.ts';

type CollectKeyProps = { readonly keyId: string | undefined; readonly onClose: () => void };

/** Shows the secret of a new key, once. It is held by this dialog alone and gone with it. */
export function CollectKey({ keyId, onClose }: CollectKeyProps) {
  const t = useTranslations('providers');
  return (
    <Modal
      size="lg"
      opened={keyId !== undefined}
      onClose={onClose}
      // Whoever clicks beside it must not lose what nobody can show again.
      closeOnClickOutside={false}
      title={t('keys.collectLabel', { id: keyId ?? '' })}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      {keyId && <Secret key={keyId} keyId={keyId} onClose={onClose} />}
    </Modal>
  );
}

function Secret({ keyId, onClose }: { readonly keyId: string; readonly onClose: () => void }) {
  const t = useTranslations('providers');
  const tell = useTell();
  const hasChanged = usePlayChanged();
  const collect = useMutation({
    mutationFn: () => call(playConsoleEndpoints.collectProviderKey, { keyId }),
    // The secret stays nowhere once this is closed.
    gcTime: 0,
    onError: (error) => {
      tell.failed(error);
      onClose();
    },
    onSettled: hasChanged,
  });
  if (!collect.data) {
    return (
      <Stack>
        <Text>{t('keys.collectText')}</Text>
        <Group justify="end">
          <Button data-autofocus loading={collect.isPending} onClick={() => collect.mutate()}>
            {t('keys.collect')}
          </Button>
        </Group>
      </Stack>
    );
  }
  const written = `${collect.data.keyId}:${collect.data.secret}`;
  return (
    <Stack>
      <Text>{t('keys.secretText')}</Text>
      <Code block aria-label={t('keys.secret', { id: keyId })}>
        {written}
      </Code>
      <Group justify="end">
        <CopyButton value={written}>
          {({ copied, copy }) => (
            <Button variant="default" onClick={copy}>
              {t(copied ? 'keys.copied' : 'keys.copy')}
            </Button>
          )}
        </CopyButton>
        <Button onClick={onClose}>{t('close')}</Button>
      </Group>
    </Stack>
  );
}
