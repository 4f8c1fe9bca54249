import type { IdentityRefusal } from '@maneki/contract/identity/refusals';
import { done, type Outcome, refused } from '@maneki/kernel/outcome';
import type { MemberCall } from '#platform/calls/call';
import type { Tx } from '#platform/database/database';
import { recordEvent } from '#platform/outbox/record-event';
import { spendCeremony } from '../ceremonies/spend-ceremony.ts';
import type { IdentityServices } from '../identity-services.ts';
import { lockMember } from '../members/store.ts';
import { describeDevice } from '../sessions/device.ts';
import { checkNewKey, type NewKey, type PasskeyAnswer } from './check-answer.ts';
import { PASSKEYS_MAX } from './passkey.ts';
import * as store from './store.ts';

type FinishRefusal = Extract<
  IdentityRefusal,
  { code: 'identity.passkey_failed' | 'identity.passkey_too_many' }
>;

/** Keeps the passkey that the member's browser has made. */
export async function finishPasskey(
  { database }: IdentityServices,
  input: { call: MemberCall; ceremonyId: string; answer: PasskeyAnswer },
): Promise<Outcome<{ id: string }, FinishRefusal>> {
  const { call, ceremonyId, answer } = input;
  const { merchantCode, now } = call;
  const ceremony = await database.statement((tx) =>
    spendCeremony(tx, { kind: 'PASSKEY_ADD', token: ceremonyId, merchantCode, now }),
  );
  const isOwn = ceremony?.memberId === call.caller.memberId;
  const key = isOwn && (await checkNewKey({ call, answer, ...ceremony.memory }));
  if (!key) return refused({ code: 'identity.passkey_failed', detail: {} });
  return database.transact((tx) => keepPasskey(tx, { call, key }));
}

async function keepPasskey(
  tx: Tx,
  { call, key }: { call: MemberCall; key: NewKey },
): Promise<Outcome<{ id: string }, FinishRefusal>> {
  const { merchantCode, now } = call;
  const { memberId } = call.caller;
  await lockMember(tx, memberId);
  const held = await store.listPasskeys(tx, memberId);
  if (held.length >= PASSKEYS_MAX)
    return refused({ code: 'identity.passkey_too_many', detail: {} });
  const name = describeDevice(call.client.userAgent);
  const passkey = { ...key, merchantCode, memberId, name, createdAt: now };
  if (!(await store.insertPasskey(tx, passkey)))
    return refused({ code: 'identity.passkey_failed', detail: {} });
  await recordEvent(tx, now, 'identity.account_secured', {
    ...{ memberId, merchantCode, what: 'PASSKEY_ADDED', device: name },
  });
  return done({ id: key.id });
}
