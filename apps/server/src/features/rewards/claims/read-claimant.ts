import { invariant } from '@maneki/kernel/invariant';
import { findPayee, listLabels } from '#features/identity';
import { listExcluded } from '#features/safety';
import type { Tx } from '#platform/database/database';
import { findAnyLevel } from '../vip/find-standing.ts';
import type { Claimant } from './audience.ts';

export async function readClaimant(
  tx: Tx,
  { memberId, now }: { readonly memberId: string; readonly now: Date },
): Promise<Claimant> {
  const payee = await findPayee(tx, memberId);
  invariant(payee, `there is no member ${memberId}`);
  const { type, countryCode, registeredAt, isMobileVerified } = payee;
  const isAway = (await listExcluded(tx, { memberIds: [memberId], now })).has(memberId);
  const labels = await listLabels(tx, memberId);
  const vipLevel = await findAnyLevel(tx, memberId);
  return { memberId, type, countryCode, registeredAt, isMobileVerified, isAway, labels, vipLevel };
}
