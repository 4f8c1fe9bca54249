import { z } from 'zod';
import type { SchemasFor } from '../schema.ts';
import {
  DOCUMENT_BYTES_MAX,
  DOCUMENT_KINDS,
  DOCUMENT_SIDES,
  REJECTION_REASONS,
  VERIFICATION_LEVELS,
  VERIFICATION_STATUSES,
} from './verification.ts';
import type { verificationEndpoints } from './verification-endpoints.ts';

/** Base64 takes four characters for three bytes. One byte too many is the server's to refuse, with words. */
const PHOTO_CHARACTERS_MAX = Math.ceil((DOCUMENT_BYTES_MAX + 3) / 3) * 4;

const { phone, person, document } = VERIFICATION_LEVELS;
const name = z.string().max(200);

const verification = z.object({
  level: z.literal([phone, person, document]),
  person: z
    .object({ name: z.string(), birthday: z.iso.date() })
    .nullable()
    .describe('What the member says, or once approved what the papers say'),
  birthday: z.iso.date().nullable().describe('As said when the account was opened, to begin with'),
  minimumAge: z.int(),
  kinds: z.array(z.enum(DOCUMENT_KINDS)).describe('The papers that are taken from this country'),
  uploaded: z.array(z.enum(DOCUMENT_SIDES)).describe('Photos that are put by and not sent in yet'),
  latest: z
    .object({
      status: z.enum(VERIFICATION_STATUSES),
      documentKind: z.enum(DOCUMENT_KINDS),
      submittedAt: z.iso.datetime(),
      decidedAt: z.iso.datetime().nullable(),
      reason: z.enum(REJECTION_REASONS).nullable(),
      note: z.string().nullable().describe('What the operator added, in their own words'),
    })
    .nullable(),
});

export const verificationSchemas = {
  'safety.readVerification': { request: z.strictObject({}), response: verification },
  'safety.statePerson': {
    request: z.strictObject({ name, birthday: z.string().max(10) }),
    response: verification,
  },
  'safety.addDocument': {
    request: z.strictObject({
      side: z.enum(DOCUMENT_SIDES),
      data: z.base64().max(PHOTO_CHARACTERS_MAX).describe('PNG or JPEG, at most 5 MB'),
    }),
    response: verification,
  },
  'safety.submitVerification': {
    request: z.strictObject({ documentKind: z.enum(DOCUMENT_KINDS) }),
    response: verification,
  },
} as const satisfies SchemasFor<typeof verificationEndpoints>;

export type Verification = z.output<typeof verification>;
