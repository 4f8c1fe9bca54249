import type { Endpoints } from '../endpoint.ts';
import type { VerificationCode } from './verification-refusals.ts';

/** A photo of five megabytes as base64, and what stands around it. */
const PHOTO_BODY_BYTES_MAX = 6_800_000;

/** How a member shows who they are. */
export const verificationEndpoints = {
  readVerification: {
    name: 'safety.readVerification',
    method: 'GET',
    path: '/safety/verification',
    module: 'COMM3',
    access: 'cash',
    refusals: [],
  },
  /** Name and birthday, as the papers have them: the first level. */
  statePerson: {
    name: 'safety.statePerson',
    method: 'PUT',
    path: '/safety/verification/person',
    module: 'COMM3',
    access: 'cash',
    refusals: [
      'safety.name_invalid',
      'safety.birthday_invalid',
      'safety.too_young',
      'safety.verification_in_review',
      'safety.verification_approved',
    ],
  },
  /** Puts a photo by, in place of the one of the same side, until all of them are sent in. */
  addDocument: {
    name: 'safety.addDocument',
    method: 'PUT',
    path: '/safety/verification/document',
    module: 'COMM3',
    access: 'cash',
    bodyBytesMax: PHOTO_BODY_BYTES_MAX,
    limit: { calls: 30, perSeconds: 600 },
    refusals: [
      'safety.picture_too_large',
      'safety.picture_too_wide',
      'safety.picture_unreadable',
      'safety.verification_in_review',
      'safety.verification_approved',
    ],
  },
  /** Sends in what was put by. What was sent before and waits still is taken back. */
  submitVerification: {
    name: 'safety.submitVerification',
    method: 'POST',
    path: '/safety/verification',
    module: 'COMM3',
    access: 'cash',
    refusals: [
      'safety.person_missing',
      'safety.documents_missing',
      'safety.document_kind_unfit',
      'safety.too_young',
      'safety.verification_in_review',
      'safety.verification_approved',
    ],
  },
} as const satisfies Endpoints<VerificationCode>;
