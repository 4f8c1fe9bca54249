import { z } from 'zod';
import { listOf, listRequest, type SchemasFor } from '../schema.ts';
import {
  DOCUMENT_KINDS,
  DOCUMENT_SIDES,
  REJECTION_REASONS,
  VERIFICATION_LEVELS,
  VERIFICATION_STATUSES,
} from './verification.ts';
import type { verificationConsoleEndpoints } from './verification-console-endpoints.ts';

const time = z.iso.datetime();
const which = { id: z.uuid() };

const row = z.object({
  id: z.string(),
  memberId: z.string(),
  username: z.string(),
  countryCode: z.string().nullable(),
  documentKind: z.enum(DOCUMENT_KINDS),
  status: z.enum(VERIFICATION_STATUSES),
  submittedAt: time,
  claimedBy: z.string().nullable(),
  claimedAt: time.nullable(),
  decidedBy: z.string().nullable(),
  decidedAt: time.nullable(),
  reason: z.enum(REJECTION_REASONS).nullable(),
  note: z.string().nullable(),
});

/** Shown by the list: whoever wants to see why opens it. */
const listed = row.omit({ note: true });

const state = z.object({ status: z.enum(VERIFICATION_STATUSES) });

export const verificationConsoleSchemas = {
  'safety.listVerifications': {
    request: listRequest(
      {
        state: z
          .enum(['waiting', 'mine', 'approved', 'rejected', 'all'])
          .default('waiting')
          .describe('What waits comes oldest first, the rest newest first'),
        kind: z.enum(DOCUMENT_KINDS).optional(),
        country: z.string().length(2).optional(),
      },
      z.string().max(200),
    ),
    response: listOf(listed),
  },
  'safety.getVerification': {
    request: z.strictObject(which),
    response: row.extend({
      isMine: z.boolean().describe('Claimed by whoever asks'),
      canClaim: z.boolean(),
      sides: z.array(z.enum(DOCUMENT_SIDES)),
      earlier: z.array(row).describe('What the same member sent before, the latest first'),
    }),
  },
  'safety.readMemberVerification': {
    request: z.strictObject({ memberId: z.uuid() }),
    response: z.object({
      level: z.literal(Object.values(VERIFICATION_LEVELS)),
      statedAt: time.nullable().describe('When they said who they are'),
      sent: z
        .array(row.extend({ sides: z.array(z.enum(DOCUMENT_SIDES)) }))
        .describe('The latest twenty, with the photos that are still kept'),
    }),
  },
  'safety.claimVerification': { request: z.strictObject(which), response: state },
  'safety.releaseVerification': { request: z.strictObject(which), response: state },
  'safety.openDocuments': {
    request: z.strictObject(which),
    response: z.object({
      name: z.string(),
      birthday: z.iso.date(),
      age: z.int().describe('In years, today'),
      minimumAge: z.int(),
      payeeName: z.string().nullable().describe('As the member’s bank writes it'),
      documents: z.array(
        z.object({ side: z.enum(DOCUMENT_SIDES), data: z.base64().describe('WebP') }),
      ),
    }),
  },
  'safety.approveVerification': { request: z.strictObject(which), response: state },
  'safety.rejectVerification': {
    request: z.strictObject({
      ...which,
      because: z.enum(REJECTION_REASONS).describe('Told the member in their own language'),
      note: z.string().trim().max(300).optional().describe('Told the member as it stands'),
    }),
    response: state,
  },
} as const satisfies SchemasFor<typeof verificationConsoleEndpoints>;
