import { TOAST_MS } from '@maneki/contract/constants';
import type { ResponseOf } from '@maneki/contract/contract';
import {
  PUSH_CATEGORIES_AT_FIRST,
  type PushCategory,
  QUIET_HOURS_AT_FIRST,
  type QuietHours,
} from '@maneki/contract/messages/push';
import { pushEndpoints } from '@maneki/contract/messages/push-endpoints';
import { toast } from '@maneki/ui/overlays';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { call } from '#platform/call/browser.ts';
import { RefusedError, readValue } from '#platform/call/refused-error.ts';
import { subscribe, unsubscribe } from './push-device.ts';

export type PushChoice = {
  readonly categories: readonly PushCategory[];
  readonly quietHours: QuietHours | null;
};

const AT_FIRST: PushChoice = {
  categories: PUSH_CATEGORIES_AT_FIRST,
  quietHours: QUIET_HOURS_AT_FIRST,
};

export const pushQuery = {
  queryKey: ['messages', 'push'],
  queryFn: () => readValue(call(pushEndpoints.readPush, {})),
};

type Settings = ResponseOf<typeof pushEndpoints.readPush>;

/** Notifications on this device: what is chosen now, and how to choose otherwise. */
export function usePush() {
  const t = useTranslations('push.settings');
  const client = useQueryClient();
  const { data, isError, refetch } = useQuery(pushQuery);
  const say = (kind: 'success' | 'error', text: string) =>
    toast({ kind, text, durationMs: TOAST_MS.short });
  const choosing = useMutation({
    mutationFn: async (choice: PushChoice | null) => choose(data, choice),
    onSuccess: (device) => {
      if (device === 'declined') return;
      client.setQueryData<Settings>(pushQuery.queryKey, (known) => known && { ...known, device });
      say('success', t('saved'));
    },
    onError: (error) => say('error', error instanceof RefusedError ? error.message : t('unsaved')),
  });
  return {
    device: data?.device,
    isError,
    refetch,
    isPending: choosing.isPending,
    turnOn: () => choosing.mutateAsync(AT_FIRST),
    turnOff: () => choosing.mutate(null),
    change: (choice: PushChoice) => choosing.mutate(choice),
  };
}

/** The browser is asked each time: it may have been given another address meanwhile. */
async function choose(settings: Settings | undefined, choice: PushChoice | null) {
  if (!choice) {
    await readValue(call(pushEndpoints.dropPush, {}));
    await unsubscribe();
    return null;
  }
  const { publicKey } = settings ?? (await pushQuery.queryFn());
  const subscribed = await subscribe(publicKey);
  if (!subscribed) return 'declined';
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const { categories, quietHours } = choice;
  const wish = { ...subscribed, categories: [...categories], quietHours, timeZone };
  return readValue(call(pushEndpoints.keepPush, wish));
}
