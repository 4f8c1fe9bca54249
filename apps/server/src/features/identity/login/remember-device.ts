import type { Call } from '#platform/calls/call';
import type { Tx } from '#platform/database/database';
import { recordEvent } from '#platform/outbox/record-event';
import type { Member } from '../members/member.ts';
import { describeDevice } from '../sessions/device.ts';
import type { KnownDevice } from '../sessions/known-device.ts';
import { upsertDevice } from './store.ts';

/** Knows the device again from now on. An owner who was never seen at it is told, in case it was not them. */
export async function rememberDevice(
  tx: Tx,
  who: { call: Call; member: Pick<Member, 'id' | 'merchantCode'>; device: KnownDevice },
): Promise<void> {
  const { call, member, device } = who;
  const { now } = call;
  const isNews = await upsertDevice(tx, { memberId: member.id, deviceHash: device.hash, now });
  if (isNews)
    await recordEvent(tx, now, 'identity.account_secured', {
      memberId: member.id,
      merchantCode: member.merchantCode,
      what: 'NEW_DEVICE',
      device: describeDevice(call.client.userAgent),
    });
}
