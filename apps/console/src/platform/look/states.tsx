import { Alert, Button, Center, Loader, Stack } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { RefusedError } from '../call/call.ts';

export const Waiting = () => (
  <Center mih="40dvh">
    <Loader />
  </Center>
);

type ProblemProps = { readonly error: unknown; readonly onAgain?: () => void };

/** Why something is not there, in words, and a way to try again. */
export function Problem({ error, onAgain }: ProblemProps) {
  const t = useTranslations('problem');
  return (
    <Alert color="red" role="alert">
      <Stack align="start" gap="sm">
        {error instanceof RefusedError ? error.message : t('unreachable')}
        {onAgain && (
          <Button size="xs" variant="default" onClick={onAgain}>
            {t('again')}
          </Button>
        )}
      </Stack>
    </Alert>
  );
}
