import type { RefusalOf } from '@maneki/contract/endpoint';
import type { pushRefusals } from '@maneki/contract/messages/push-refusals';
import { done, type Outcome, refused } from '@maneki/kernel/outcome';
import type { Database } from '#platform/database/database';
import { areDeviceKeys } from '#platform/encryption/encrypt-push';
import type { Push } from './create-push.ts';
import { type PushDevice, upsertDevice } from './store.ts';

type Services = { readonly database: Database; readonly push: Pick<Push, 'isKnown'> };

/** Sends a device notifications from now on. Where it says that it hears them is a stranger's word. */
export async function keepDevice(
  { database, push }: Services,
  device: PushDevice,
  now: Date,
): Promise<Outcome<PushDevice, RefusalOf<typeof pushRefusals>>> {
  if (!push.isKnown(device.endpoint))
    return refused({ code: 'messages.push_service_unknown', detail: {} });
  if (!areDeviceKeys(device)) return refused({ code: 'messages.push_key_invalid', detail: {} });
  await database.transact((tx) => upsertDevice(tx, device, now));
  return done(device);
}
