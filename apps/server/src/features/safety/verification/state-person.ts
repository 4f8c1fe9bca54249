import { refused } from '@maneki/kernel/outcome';
import type { Tx } from '#platform/database/database';
import * as store from './store.ts';
import { type Person, readPerson, refuseWhileClosed } from './verification.ts';
import { findTerms, type VerificationServices } from './verification-services.ts';

/** Keeps what a member says of themselves. Once papers have shown it, only customer service changes it. */
export async function statePerson(
  services: VerificationServices,
  tx: Tx,
  { memberId, typed, now }: { memberId: string; typed: Person; now: Date },
) {
  const latest = await store.lockLatest(tx, memberId);
  const closed = refuseWhileClosed(latest?.status);
  if (closed) return refused(closed);
  const read = readPerson(typed, await findTerms(services, tx, { memberId, now }));
  if (read.ok) await store.upsertPerson(tx, { memberId, person: read.value, now });
  return read;
}
