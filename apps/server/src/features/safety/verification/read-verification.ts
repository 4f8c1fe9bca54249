import { DOCUMENT_SIDES, documentKindsOf } from '@maneki/contract/safety/verification';
import type { Verification } from '@maneki/contract/safety/verification-schemas';
import type { Tx } from '#platform/database/database';
import { findVerificationLevel } from './find-level.ts';
import * as store from './store.ts';
import { findTerms, type VerificationServices } from './verification-services.ts';

/** How far a member has come, and what they can do next. */
export async function readVerification(
  services: VerificationServices,
  tx: Tx,
  member: { readonly memberId: string; readonly now: Date },
): Promise<Verification> {
  const { memberId } = member;
  const terms = await findTerms(services, tx, member);
  const person = await store.findPerson(tx, memberId);
  const latest = await store.findLatest(tx, memberId);
  const uploaded = new Set(await store.listUploadedSides(tx, memberId));
  return {
    level: await findVerificationLevel(tx, memberId),
    person: person ?? null,
    birthday: terms.birthday,
    minimumAge: terms.minimumAge,
    kinds: [...documentKindsOf(terms.countryCode)],
    uploaded: DOCUMENT_SIDES.filter((side) => uploaded.has(side)),
    latest: latest
      ? {
          status: latest.status,
          documentKind: latest.documentKind,
          submittedAt: latest.submittedAt.toISOString(),
          decidedAt: latest.decidedAt?.toISOString() ?? null,
          reason: latest.reason,
          note: latest.note,
        }
      : null,
  };
}
