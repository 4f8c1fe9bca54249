import type { RefusalOf, RefusalTable } from '../endpoint.ts';

/** Why papers are not taken, and why operators cannot decide about them. */
export const verificationRefusals = {
  'safety.name_invalid': { status: 422, detail: ['min', 'max'] },
  'safety.birthday_invalid': { status: 422, detail: [] },
  'safety.too_young': { status: 422, detail: ['age'] },
  'safety.picture_too_large': { status: 413, detail: ['megabytes'] },
  'safety.picture_too_wide': { status: 422, detail: ['pixels'] },
  'safety.picture_unreadable': { status: 422, detail: [] },
  'safety.person_missing': { status: 409, detail: [] },
  'safety.documents_missing': { status: 409, detail: [] },
  'safety.document_kind_unfit': { status: 422, detail: [] },
  'safety.verification_in_review': { status: 409, detail: [] },
  'safety.verification_approved': { status: 409, detail: [] },
  /** For operators: nobody of this merchant has sent this in. */
  'safety.verification_unknown': { status: 404, detail: [] },
  'safety.verification_claimed': { status: 409, detail: ['operator'] },
  'safety.verification_unclaimed': { status: 409, detail: [] },
  /** By an operator, or by the member who sent a newer one. */
  'safety.verification_decided': { status: 409, detail: [] },
} as const satisfies RefusalTable<'safety'>;

export type VerificationCode = keyof typeof verificationRefusals;
export type VerificationRefusal = RefusalOf<typeof verificationRefusals>;
