import type { VerificationRow } from '../store.ts';

/** What every operator of the queue may see: whose and since when, and not who that is. */
export const describeVerification = (row: VerificationRow, username: string) => ({
  id: row.id,
  memberId: row.memberId,
  username,
  countryCode: row.countryCode,
  documentKind: row.documentKind,
  status: row.status,
  submittedAt: row.submittedAt.toISOString(),
  claimedBy: row.claimedBy,
  claimedAt: row.claimedAt?.toISOString() ?? null,
  decidedBy: row.decidedBy,
  decidedAt: row.decidedAt?.toISOString() ?? null,
  reason: row.reason,
});
