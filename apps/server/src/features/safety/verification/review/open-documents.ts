import { ageOn } from '@maneki/contract/identity/field-check';
import { DOCUMENT_SIDES } from '@maneki/contract/safety/verification';
import { invariant } from '@maneki/kernel/invariant';
import { refused } from '@maneki/kernel/outcome';
import { acted } from '#platform/audit/act';
import type { Tx } from '#platform/database/database';
import * as store from '../store.ts';
import { refuseLook } from '../verification.ts';
import { findTerms, placeOf, type VerificationServices } from '../verification-services.ts';
import { type Reviewer, subjectOf } from './reviewer.ts';

/**
 * Shows papers, with what the member says of themselves. While they wait only whoever took them from the
 * queue may look. It is an act, so that the trail tells who has looked; what they saw is not in it.
 */
export async function openDocuments(
  services: VerificationServices,
  tx: Tx,
  { operator, now, ...which }: Reviewer,
) {
  const found = await store.lockVerification(tx, which);
  if (!found) return refused({ code: 'safety.verification_unknown', detail: {} });
  const refusal = refuseLook(found, operator);
  if (refusal) return refused(refusal);
  const { memberId, name, birthday } = found;
  const { payeeName, minimumAge, today } = await findTerms(services, tx, { memberId, now });
  const documents = await store.listDocuments(tx, found.id);
  const shown = DOCUMENT_SIDES.flatMap((side) => {
    const stored = documents.find((document) => document.side === side);
    if (!stored) return [];
    const bytes = services.documentSealer.open(stored.sealed, placeOf(memberId, side));
    invariant(bytes, `the papers of ${memberId} were sealed with another master secret`);
    return [{ side, data: bytes.toString('base64') }];
  });
  const age = ageOn(birthday, today) ?? 0;
  return acted(
    { name, birthday, age, minimumAge, payeeName, documents: shown },
    {
      subject: subjectOf(found),
      before: {},
      after: { seen: 'documents', verification: found.id },
    },
  );
}
