import { refused } from '@maneki/kernel/outcome';
import { acted } from '#platform/audit/act';
import type { Tx } from '#platform/database/database';
import { recordEvent } from '#platform/outbox/record-event';
import * as store from '../store.ts';
import { refuseClaim, refuseDecision } from '../verification.ts';
import { type Reviewer, subjectOf } from './reviewer.ts';

const unknown = refused({ code: 'safety.verification_unknown', detail: {} });

/** Takes papers from the queue, so that nobody else looks at the same. Claimed again, the time begins anew. */
export async function claimVerification(tx: Tx, { operator, now, ...which }: Reviewer) {
  const found = await store.lockVerification(tx, which);
  if (!found) return unknown;
  const refusal = refuseClaim(found, operator, now);
  if (refusal) return refused(refusal);
  await store.updateClaim(tx, { id: found.id, claim: { by: operator, at: now } });
  await tellMoved(tx, found, 'IN_REVIEW', now);
  return acted(
    { status: 'IN_REVIEW' as const },
    {
      subject: subjectOf(found),
      before: { status: found.status, claimedBy: found.claimedBy },
      after: { status: 'IN_REVIEW', claimedBy: operator },
    },
  );
}

/** Puts them back where they were in the queue. */
export async function releaseVerification(tx: Tx, { operator, now, ...which }: Reviewer) {
  const found = await store.lockVerification(tx, which);
  if (!found) return unknown;
  const refusal = refuseDecision(found, operator);
  if (refusal) return refused(refusal);
  await store.updateClaim(tx, { id: found.id, claim: null });
  await tellMoved(tx, found, 'SUBMITTED', now);
  return acted(
    { status: 'SUBMITTED' as const },
    {
      subject: subjectOf(found),
      before: { status: found.status, claimedBy: found.claimedBy },
      after: { status: 'SUBMITTED', claimedBy: null },
    },
  );
}

export const tellMoved = (
  tx: Tx,
  { id, memberId, merchantCode }: store.VerificationRow,
  status: 'SUBMITTED' | 'IN_REVIEW' | 'APPROVED' | 'REJECTED',
  now: Date,
) =>
  recordEvent(tx, now, 'safety.verification_moved', {
    ...{ verificationId: id, memberId, merchantCode },
    status,
  });
