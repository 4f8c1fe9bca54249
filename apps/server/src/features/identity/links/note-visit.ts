import type { Merchant } from '#features/site';
import { type Call, DEVICE_COOKIE, SESSION_COOKIE } from '#platform/calls/call';
import type { Tx } from '#platform/database/database';
import { hashSecret } from '#platform/secrets/secrets';
import { rememberedCode } from '../registration/find-invitation.ts';
import { dateIn } from '../registration/registration-settings.ts';
import { countVisit } from './store.ts';

/** Counts whoever came by a link, as opposed to typing its code, once a day of the merchant. */
export async function noteVisit(
  tx: Tx,
  {
    call,
    merchant,
    code,
  }: {
    readonly call: Call;
    readonly merchant: Pick<Merchant, 'code' | 'businessTimezone'>;
    readonly code: string;
  },
): Promise<void> {
  const { client, address, now } = call;
  // Whoever has registered looks again as a known device, and was counted before as an unknown one.
  if (rememberedCode(call) !== code || client.cookies[SESSION_COOKIE]) return;
  const browser = client.cookies[DEVICE_COOKIE] ?? `${address} ${client.userAgent}`;
  await countVisit(tx, {
    merchantCode: merchant.code,
    code,
    day: dateIn(merchant.businessTimezone, now),
    visitor: hashSecret(browser),
  });
}
