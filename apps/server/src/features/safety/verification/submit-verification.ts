import { type DocumentKind, documentKindsOf, sidesOf } from '@maneki/contract/safety/verification';
import type { VerificationRefusal } from '@maneki/contract/safety/verification-refusals';
import { done, type Outcome, refused } from '@maneki/kernel/outcome';
import type { Tx } from '#platform/database/database';
import { recordEvent } from '#platform/outbox/record-event';
import { drawId } from '#platform/secrets/secrets';
import * as store from './store.ts';
import { readPerson, refuseWhileClosed } from './verification.ts';
import { findTerms, type VerificationServices } from './verification-services.ts';

type SubmitRefusal = Extract<
  VerificationRefusal,
  {
    code:
      | 'safety.person_missing'
      | 'safety.documents_missing'
      | 'safety.document_kind_unfit'
      | 'safety.too_young'
      | 'safety.verification_in_review'
      | 'safety.verification_approved';
  }
>;

/** Sends in the photos that were put by. What was sent before and nobody has taken up is taken back. */
export async function submitVerification(
  services: VerificationServices,
  tx: Tx,
  asked: { memberId: string; documentKind: DocumentKind; now: Date },
): Promise<Outcome<true, SubmitRefusal>> {
  const { memberId, documentKind, now } = asked;
  // Two sendings of one member follow each other.
  const person = await store.lockPerson(tx, memberId);
  if (!person) return refused({ code: 'safety.person_missing', detail: {} });
  const latest = await store.lockLatest(tx, memberId);
  const closed = refuseWhileClosed(latest?.status);
  if (closed) return refused(closed);

  const terms = await findTerms(services, tx, { memberId, now });
  // The rule may have become stricter since they said how old they are.
  const read = readPerson(person, terms);
  if (!read.ok && read.refusal.code === 'safety.too_young') return refused(read.refusal);
  if (!documentKindsOf(terms.countryCode).includes(documentKind))
    return refused({ code: 'safety.document_kind_unfit', detail: {} });
  const sides = sidesOf(documentKind);
  const uploaded = await store.listUploadedSides(tx, memberId);
  if (!sides.every((side) => uploaded.includes(side)))
    return refused({ code: 'safety.documents_missing', detail: {} });

  if (latest?.status === 'SUBMITTED') await store.replaceVerification(tx, latest.id);
  const { merchantCode, countryCode } = terms;
  const verification = { id: drawId(now), merchantCode, memberId, countryCode, documentKind };
  await store.insertVerification(tx, { ...verification, ...person, submittedAt: now }, sides);
  await recordEvent(tx, now, 'safety.verification_moved', {
    ...{ verificationId: verification.id, memberId, merchantCode },
    status: 'SUBMITTED',
  });
  return done(true);
}
