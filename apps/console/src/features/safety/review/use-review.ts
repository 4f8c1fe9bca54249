import { verificationConsoleEndpoints as endpoints } from '@maneki/contract/safety/verification-console-endpoints';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { call } from '#platform/call/call.ts';
import { useTell } from '#platform/look/use-tell.ts';
import { useVerificationsChanged, type Verification } from '../queries.ts';

/** What an operator does with papers. What they saw stays on this page and is gone with it. */
export function useReview({ id }: Pick<Verification, 'id'>) {
  const t = useTranslations('verifications');
  const tell = useTell();
  const hasChanged = useVerificationsChanged();
  const open = useMutation({
    mutationFn: () => call(endpoints.openDocuments, { id }),
    onError: tell.failed,
    // No copy is kept for later.
    gcTime: 0,
  });
  const claim = useMutation({
    mutationFn: () => call(endpoints.claimVerification, { id }),
    onSuccess: () => open.mutate(),
    onError: tell.failed,
    onSettled: hasChanged,
  });
  const release = useMutation({
    mutationFn: () => call(endpoints.releaseVerification, { id }),
    onSuccess: () => {
      open.reset();
      tell.done(t('released'));
    },
    onError: tell.failed,
    onSettled: hasChanged,
  });
  return { open, claim, release, opened: open.data, hasChanged };
}

export type ReviewActs = ReturnType<typeof useReview>;
