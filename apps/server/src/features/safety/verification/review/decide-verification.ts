import type { RejectionReason } from '@maneki/contract/safety/verification';
import { refused } from '@maneki/kernel/outcome';
import { updateBirthday } from '#features/identity';
import { acted } from '#platform/audit/act';
import type { Tx } from '#platform/database/database';
import * as store from '../store.ts';
import { refuseDecision } from '../verification.ts';
import { tellMoved } from './claim-verification.ts';
import { type Reviewer, subjectOf } from './reviewer.ts';

type Verdict =
  | { readonly status: 'APPROVED' }
  | {
      readonly status: 'REJECTED';
      readonly reason: RejectionReason;
      readonly note: string | null;
    };

/** Accepts papers or does not, once, by whoever took them from the queue. */
export async function decideVerification(
  tx: Tx,
  { operator, now, ...which }: Reviewer,
  verdict: Verdict,
) {
  const found = await store.lockVerification(tx, which);
  if (!found) return refused({ code: 'safety.verification_unknown', detail: {} });
  const refusal = refuseDecision(found, operator);
  if (refusal) return refused(refusal);
  await store.updateDecision(tx, { id: found.id, decision: { ...verdict, by: operator, at: now } });
  // The papers have shown it: what the account was opened with counts no longer.
  if (verdict.status === 'APPROVED') await updateBirthday(tx, { ...found, now });
  await tellMoved(tx, found, verdict.status, now);
  return acted(
    { status: verdict.status },
    { subject: subjectOf(found), before: { status: found.status }, after: verdict },
  );
}
