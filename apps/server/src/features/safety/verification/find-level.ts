import { VERIFICATION_LEVELS, type VerificationLevel } from '@maneki/contract/safety/verification';
import type { Tx } from '#platform/database/database';
import { findKnown } from './store.ts';

/** How well a member is known: by phone alone, by what they say, or by papers that were accepted. */
export async function findVerificationLevel(tx: Tx, memberId: string): Promise<VerificationLevel> {
  const { isApproved, hasPerson } = await findKnown(tx, memberId);
  if (isApproved) return VERIFICATION_LEVELS.document;
  return hasPerson ? VERIFICATION_LEVELS.person : VERIFICATION_LEVELS.phone;
}
