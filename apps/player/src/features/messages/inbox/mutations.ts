import { TOAST_MS } from '@maneki/contract/constants';
import type { MessageCategory } from '@maneki/contract/messages/inbox';
import { inboxEndpoints } from '@maneki/contract/messages/inbox-endpoints';
import { toast } from '@maneki/ui/overlays';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { call } from '#platform/call/browser.ts';
import { readValue } from '#platform/call/refused-error.ts';
import { inboxKeys } from './queries.ts';

/** What a reader does with messages; trouble is said, and the page asks again what there is. */
export function useInboxActs() {
  const t = useTranslations('inbox');
  const client = useQueryClient();
  const onSettled = async () => {
    await Promise.all(
      [inboxKeys.lists, inboxKeys.unread].map((queryKey) => client.invalidateQueries({ queryKey })),
    );
  };
  const onError = () => toast({ kind: 'error', text: t('failedText'), durationMs: TOAST_MS.short });
  const shared = { onSettled, onError };
  return {
    readAll: useMutation({
      ...shared,
      mutationFn: (category: MessageCategory | undefined) =>
        readValue(call(inboxEndpoints.readAllMessages, category ? { category } : {})),
      onSuccess: () =>
        toast({ kind: 'success', text: t('readAllDone'), durationMs: TOAST_MS.short }),
    }),
    remove: useMutation({
      ...shared,
      mutationFn: ({ id }: { readonly id: string }) =>
        readValue(call(inboxEndpoints.deleteMessage, { id })),
    }),
    restore: useMutation({
      ...shared,
      mutationFn: ({ id }: { readonly id: string }) =>
        readValue(call(inboxEndpoints.restoreMessage, { id })),
      onSuccess: () => toast({ kind: 'success', text: t('restored'), durationMs: TOAST_MS.short }),
    }),
  };
}
