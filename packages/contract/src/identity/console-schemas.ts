import { z } from 'zod';
import { LANGUAGES } from '../language.ts';
import { listOf, listRequest, reason, type SchemasFor } from '../schema.ts';
import type { identityConsoleEndpoints } from './console-endpoints.ts';
import { FACTORS } from './factors.ts';
import { headIcon, memberType, time } from './fragments.ts';
import { MEMBER_TYPES } from './member-types.ts';
import { SOCIAL_PROVIDERS } from './social.ts';

export const LABEL_CHARACTERS_MAX = 32;
export const LABELS_MAX = 20;
export const NOTE_CHARACTERS_MAX = 2_000;

const which = { memberId: z.uuid() };
const cursor = z.string().max(200);
const label = z.string().trim().min(1).max(LABEL_CHARACTERS_MAX);
const type = z.coerce
  .number()
  .pipe(z.literal(Object.values(MEMBER_TYPES)))
  .describe('A kind of account');

/** Somebody else who has to do with a member. */
const relative = z.object({ id: z.string(), username: z.string() }).nullable();

const row = z.object({
  id: z.string(),
  username: z.string(),
  nickname: z.string().nullable(),
  type: memberType,
  countryCode: z.string().nullable(),
  currency: z.string(),
  labels: z.array(z.string()),
  registeredAt: time,
  seenAt: time.nullable().describe('When they were last here, as far as sessions are kept'),
  isBlocked: z.boolean(),
});

const factors = z.object({
  hasPassword: z.boolean(),
  mustChangePassword: z.boolean(),
  hasPaymentPassword: z.boolean(),
  paymentPasswordLockedUntil: time.nullable(),
  lockedUntil: time.nullable().describe('Too many wrong passwords'),
  passkeys: z.array(z.object({ name: z.string(), createdAt: time, usedAt: time.nullable() })),
  socialAccounts: z.array(
    z.object({ provider: z.enum(SOCIAL_PROVIDERS), name: z.string(), linkedAt: time }),
  ),
});

const member = z.object({
  id: z.string(),
  username: z.string(),
  nickname: z.string().nullable(),
  headIcon,
  type: memberType,
  currency: z.string(),
  language: z.enum(LANGUAGES),
  countryCode: z.string().nullable(),
  market: z.enum(['DEMO', 'REAL', 'BLOCKED']).nullable().describe('Null where nothing is said'),
  mobile: z.string().nullable().describe('Masked'),
  isMobileProven: z.boolean(),
  email: z.string().nullable().describe('Masked'),
  isEmailProven: z.boolean(),
  labels: z.array(z.string()),
  clubLabel: z.string().nullable(),
  registeredAt: time,
  registeredAddress: z.string(),
  registerHost: z.string(),
  joinedVia: z.enum(['LINK', 'CODE', 'AGENT_CREATED', 'REFERRAL', 'DEFAULT', 'OPERATOR', 'TRIAL']),
  parent: relative.describe('Under whom they stand'),
  referrer: relative.describe('Who invited them'),
  expiresAt: time.nullable().describe('When a trial ends'),
  isDemo: z.boolean().describe('Anybody may know its password'),
  block: z
    .object({ at: time, by: z.string().nullable(), reason: z.string().nullable() })
    .nullable(),
  devices: z
    .array(
      z.object({
        mark: z.string().describe('By which members of the same device are found'),
        seenAt: time,
        others: z.int().describe('How many other members were logged in on it'),
      }),
    )
    .describe('The latest twenty'),
  factors,
});

const session = z.object({
  id: z.string(),
  device: z.string(),
  address: z.string(),
  countryCode: z.string().nullable(),
  via: z.enum(['PASSWORD', 'SMS', 'PASSKEY', 'SOCIAL', 'REGISTRATION', 'RENEWAL', 'TRIAL']),
  openedAt: time,
  seenAt: time,
  isOpen: z.boolean(),
});

const note = z.object({ id: z.string(), at: time, operator: z.string(), text: z.string() });

export const identityConsoleSchemas = {
  'identity.listMembers': {
    request: listRequest(
      {
        search: z
          .string()
          .trim()
          .max(100)
          .optional()
          .describe(
            'How a name begins, or a whole number, mailbox, id or address, or the mark of a device',
          ),
        type: type.optional(),
        state: z.enum(['open', 'blocked']).optional(),
        label: label.optional(),
        from: z.iso.datetime().optional().describe('Registered at this moment or later'),
        to: z.iso.datetime().optional().describe('Registered before this moment'),
      },
      cursor,
    ),
    response: listOf(row),
  },
  'identity.readMember': { request: z.strictObject(which), response: member },
  'identity.revealContacts': {
    request: z.strictObject(which),
    response: z.object({
      mobile: z.string().nullable(),
      email: z.string().nullable(),
      payeeName: z.string().nullable(),
      birthday: z.string().nullable(),
      contacts: z.record(z.string(), z.string()).describe('Names and numbers elsewhere'),
    }),
  },
  'identity.listMemberSessions': {
    request: listRequest(which, cursor),
    response: listOf(session),
  },
  'identity.endMemberSessions': {
    request: z.strictObject({
      ...which,
      sessionId: z.uuid().optional().describe('All of them where none is named'),
      reason,
    }),
    response: z.object({ ended: z.int() }),
  },
  'identity.resetFactors': {
    request: z.strictObject({ ...which, factors: z.array(z.enum(FACTORS)).min(1).max(10), reason }),
    response: z.object({}),
  },
  'identity.removeHeadPicture': {
    request: z.strictObject({ ...which, reason }),
    response: z.object({}),
  },
  'identity.blockMember': {
    request: z.strictObject({ ...which, reason }),
    response: z.object({ ended: z.int().describe('How many sessions were open') }),
  },
  'identity.unblockMember': {
    request: z.strictObject({ ...which, reason }),
    response: z.object({}),
  },
  'identity.listLabels': {
    request: z.strictObject({}),
    response: z.object({ labels: z.array(z.string()) }),
  },
  'identity.changeLabels': {
    request: z.strictObject({ ...which, labels: z.array(label).max(LABELS_MAX) }),
    response: z.object({ labels: z.array(z.string()) }),
  },
  'identity.listNotes': {
    request: listRequest(which, cursor),
    response: listOf(note),
  },
  'identity.addNote': {
    request: z.strictObject({
      ...which,
      text: z.string().trim().min(1).max(NOTE_CHARACTERS_MAX),
    }),
    response: note,
  },
} as const satisfies SchemasFor<typeof identityConsoleEndpoints>;
