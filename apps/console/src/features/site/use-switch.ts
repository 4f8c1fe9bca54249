import type { RequestOf } from '@maneki/contract/contract';
import { siteConsoleEndpoints } from '@maneki/contract/site/console-endpoints';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { call } from '#platform/call/call.ts';
import { useTell } from '#platform/look/use-tell.ts';

type Change = RequestOf<typeof siteConsoleEndpoints.changeSettings>;

/** Saves a switch as it is turned. */
export function useSwitch() {
  const t = useTranslations('settings');
  const tell = useTell();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (wish: Change) => call(siteConsoleEndpoints.changeSettings, wish),
    onSuccess: () => tell.done(t('saved')),
    onError: tell.failed,
    onSettled: () => client.invalidateQueries({ queryKey: ['site'] }),
  });
}
