import { UPLOAD } from '../constants.ts';

/** What is known of who a member is: the phone alone, what they say, or what their papers say. */
export const VERIFICATION_LEVELS = { phone: 0, person: 1, document: 2 } as const;
export type VerificationLevel = (typeof VERIFICATION_LEVELS)[keyof typeof VERIFICATION_LEVELS];

/** What has become of papers that were sent in. A replaced one was taken back by a newer. */
export const VERIFICATION_STATUSES = [
  'SUBMITTED',
  'IN_REVIEW',
  'APPROVED',
  'REJECTED',
  'REPLACED',
] as const;
export type VerificationStatus = (typeof VERIFICATION_STATUSES)[number];

export const DOCUMENT_KINDS = [
  'PASSPORT',
  'DRIVING_LICENCE',
  'RESIDENCE_CARD',
  'NATIONAL_ID',
] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** Where a country has no list of its own. */
const ELSEWHERE: readonly DocumentKind[] = ['PASSPORT', 'DRIVING_LICENCE', 'NATIONAL_ID'];

const KINDS_BY_COUNTRY: Readonly<Partial<Record<string, readonly DocumentKind[]>>> = {
  // The national card of Japan carries the My Number, which nobody but the state may keep.
  JP: ['DRIVING_LICENCE', 'PASSPORT', 'RESIDENCE_CARD'],
  PH: ['NATIONAL_ID', 'PASSPORT', 'DRIVING_LICENCE'],
  TH: ['NATIONAL_ID', 'PASSPORT', 'DRIVING_LICENCE'],
  VN: ['NATIONAL_ID', 'PASSPORT', 'DRIVING_LICENCE'],
  CN: ['NATIONAL_ID', 'PASSPORT'],
  US: ['DRIVING_LICENCE', 'PASSPORT'],
};

/** Whoever's country is not known may be from Japan. */
const UNKNOWN: readonly DocumentKind[] = ['PASSPORT', 'DRIVING_LICENCE'];

/** The papers that are taken from people of a country, the most common first. */
export const documentKindsOf = (countryCode: string | null): readonly DocumentKind[] =>
  countryCode === null ? UNKNOWN : (KINDS_BY_COUNTRY[countryCode] ?? ELSEWHERE);

/** What is photographed: both sides of a card, and the face beside it. */
export const DOCUMENT_SIDES = ['FRONT', 'BACK', 'SELFIE'] as const;
export type DocumentSide = (typeof DOCUMENT_SIDES)[number];

/** A passport says everything on one page. */
export const sidesOf = (kind: DocumentKind): readonly DocumentSide[] =>
  kind === 'PASSPORT' ? ['FRONT', 'SELFIE'] : DOCUMENT_SIDES;

/** Why papers are not accepted, so that members read it in their own language. */
export const REJECTION_REASONS = [
  'UNREADABLE',
  'INCOMPLETE',
  'EXPIRED',
  'NAME_DIFFERS',
  'BIRTHDAY_DIFFERS',
  'FACE_DIFFERS',
  'NOT_ACCEPTED',
  'UNDER_AGE',
  'OTHER',
] as const;
export type RejectionReason = (typeof REJECTION_REASONS)[number];

export const DOCUMENT_BYTES_MAX = UPLOAD.bytesMax;
/** The longest side of a photo that is still unpacked: what the cameras of phones make, and no more. */
export const DOCUMENT_SIDE_PIXELS_MAX = 8_192;

export const PERSON_NAME_CHARACTERS = { min: 2, max: 60 } as const;
/** Letters of any script, with what stands between them in names. Digits and marks are in no name. */
export const PERSON_NAME = /^[\p{L}\p{M}][\p{L}\p{M} .'’·・ー-]*$/u;

/** The form in which a name is stored and compared: full-width letters as plain ones, single spaces. */
export const normaliseName = (typed: string): string =>
  typed.normalize('NFKC').replace(/\s+/g, ' ').trim();

/** Whoever looks at papers has so long for it before somebody else may take them over. */
export const CLAIM_MINUTES = 30;
