import type { PushNotice } from '@maneki/contract/messages/push';
import { phrasePush } from '@maneki/phrases/phrase-push';
import type { Delivery } from './store.ts';

/** Where a tap leads: the inbox has every message whole. */
const INBOX = '/m/webEmail';

/** What a device shows: the merchant's name and one sentence in the language that the device was left in. */
export function writeNotice(
  { id, category, kind, params, device }: Delivery,
  merchant: string,
): PushNotice {
  const body = phrasePush(device.language, { category, kind, params, merchant });
  return { title: merchant, body, url: INBOX, tag: `message-${id}` };
}
