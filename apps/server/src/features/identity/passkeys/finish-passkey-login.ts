import type { IdentityRefusal } from '@maneki/contract/identity/refusals';
import { done, type Outcome, refused } from '@maneki/kernel/outcome';
import type { Merchant } from '#features/site';
import type { Call } from '#platform/calls/call';
import type { Tx } from '#platform/database/database';
import { spendCeremony } from '../ceremonies/spend-ceremony.ts';
import type { IdentityServices } from '../identity-services.ts';
import { type AdmissionRefusal, admitMember, type Door } from '../login/admit-member.ts';
import { rememberDevice } from '../login/remember-device.ts';
import { findMember, holdMember } from '../members/store.ts';
import { deviceOf, type KnownDevice } from '../sessions/known-device.ts';
import type { OpenedSession } from '../sessions/open-session.ts';
import { checkSignature, type PasskeyAnswer } from './check-answer.ts';
import type { Passkey } from './passkey.ts';
import * as store from './store.ts';

type LoginRefusal =
  | Extract<IdentityRefusal, { code: 'identity.passkey_failed' }>
  | AdmissionRefusal;

type LoggedIn = { readonly session: OpenedSession; readonly device: KnownDevice };

const failed = refused({ code: 'identity.passkey_failed', detail: {} });

/** Logs in whoever's passkey has signed what this browser was asked to have signed. */
export async function finishPasskeyLogin(
  { database, merchants }: IdentityServices,
  input: { call: Call; ceremonyId: string; answer: PasskeyAnswer; role: Door },
): Promise<Outcome<LoggedIn, LoginRefusal>> {
  const { call, ceremonyId, answer, role } = input;
  const { merchantCode, now } = call;
  const { ceremony, passkey } = await database.transact(async (tx) => ({
    ceremony: await spendCeremony(tx, {
      kind: 'PASSKEY_LOGIN',
      token: ceremonyId,
      merchantCode,
      now,
    }),
    passkey: await store.findPasskey(tx, { merchantCode, id: answer.id }),
  }));
  if (!ceremony || !passkey) return failed;
  const counter = await checkSignature({ call, answer, passkey, ...ceremony.memory });
  if (counter === undefined) return failed;
  const merchant = merchants.get(merchantCode);
  return database.transact((tx) => admit(tx, { call, merchant, role, passkey, counter }));
}

async function admit(
  tx: Tx,
  proven: { call: Call; merchant: Merchant; role: Door; passkey: Passkey; counter: number },
): Promise<Outcome<LoggedIn, LoginRefusal>> {
  const { call, merchant, role, passkey, counter } = proven;
  const { id, memberId } = passkey;
  const { now } = call;
  // Before the passkey, as whoever removes one does: neither waits for the other then.
  await holdMember(tx, memberId);
  if (!(await store.updateCounter(tx, { id, counter, now }))) return failed;
  const member = await findMember(tx, memberId);
  if (!member) return failed;
  const admitted = await admitMember(tx, { call, merchant, member, role, via: 'PASSKEY' });
  if (!admitted.ok) return admitted;
  const device = deviceOf(call);
  await rememberDevice(tx, { call, member, device });
  return done({ session: admitted.value, device });
}
