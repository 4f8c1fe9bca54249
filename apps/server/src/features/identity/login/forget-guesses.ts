import type { Tx } from '#platform/database/database';
import type { Member } from '../members/member.ts';
import { accountSubject, deviceSubject, secretSubject } from './guesses.ts';
import * as store from './store.ts';

/** Opens every lock of a member's: with a new password, guesses at the old one mean nothing. */
export async function forgetGuesses(
  tx: Tx,
  { id, merchantCode, username }: Pick<Member, 'id' | 'merchantCode' | 'username'>,
): Promise<void> {
  const devices = await store.listDeviceHashes(tx, id);
  const subjects = [
    accountSubject(username),
    secretSubject(id),
    ...devices.map((deviceHash) => deviceSubject({ username, deviceHash })),
  ].map(({ hash }) => hash);
  const held = await store.lockGuesses(tx, { merchantCode, subjects });
  await store.deleteHeldGuesses(tx, {
    merchantCode,
    subjects: held.map(({ subject }) => subject),
  });
}
