import { z } from 'zod';
import { listOf, listRequest, type SchemasFor } from '../schema.ts';
import type { operatorsEndpoints } from './endpoints.ts';
import { PROPOSAL_KINDS, PROPOSAL_STATES, type ProposalKind } from './proposals.ts';
import { OPERATOR_RIGHTS, OPERATOR_ROLES, type OperatorRight } from './rights.ts';

const nothing = z.strictObject({});
const right = z.enum(Object.keys(OPERATOR_RIGHTS) as [OperatorRight, ...OperatorRight[]]);

const self = z.object({
  name: z.string(),
  role: z.enum(OPERATOR_ROLES),
  rights: z.array(right),
  merchantCodes: z.array(z.string()).nullable().describe('Null for operators of every merchant'),
  merchants: z.array(z.object({ code: z.string(), name: z.string() })).describe('Those of now'),
});

const word = z.string().min(1).max(100);

const act = z.object({
  seq: z.string(),
  at: z.iso.datetime(),
  operator: z.string(),
  address: z.string(),
  act: z.string(),
  subject: z.string(),
  reason: z.string().nullable(),
  before: z.unknown(),
  after: z.unknown(),
});

const name = z.string().min(2).max(31);
const role = z.enum(OPERATOR_ROLES);
/** Why an act is done, for whoever asks one day. */
const reason = z.string().trim().min(3).max(500);
const code = z.string().min(6).max(20).describe('Of the moment, or one of those for recovery');
const invitation = z.string().min(20).max(100);
const invited = z.object({ invitation: z.string(), expiresAt: z.iso.datetime() });
const opened = z.object({
  token: z.string().nullable().describe('Null for browsers, which keep it in a cookie'),
  endsAt: z.iso.datetime(),
});

const PASSWORD_CHARACTERS_MIN = 12;
const PASSWORD_CHARACTERS_MAX = 128;

const session = z.object({
  id: z.string(),
  openedAt: z.iso.datetime(),
  seenAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  address: z.string(),
  userAgent: z.string(),
  isThis: z.boolean(),
});

const operator = z.object({
  name: z.string(),
  role,
  merchantCodes: z.array(z.string()).nullable(),
  createdAt: z.iso.datetime(),
  seenAt: z.iso.datetime().nullable(),
  state: z.enum(['invited', 'active', 'disabled']),
  isDemo: z.boolean(),
});

const proposal = z.object({
  id: z.string(),
  kind: z.enum(Object.keys(PROPOSAL_KINDS) as [ProposalKind, ...ProposalKind[]]),
  subject: z.string(),
  payload: z.unknown(),
  reason: z.string(),
  state: z.enum(PROPOSAL_STATES),
  proposedBy: z.string(),
  proposedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  decidedBy: z.string().nullable(),
  decidedAt: z.iso.datetime().nullable(),
  result: z.unknown(),
});

export const operatorsSchemas = {
  'operators.readDoor': {
    request: nothing,
    response: z.object({
      demo: z
        .object({
          password: z.string(),
          codes: z.array(z.object({ name: z.string(), code: z.string() })),
        })
        .nullable(),
    }),
  },
  'operators.logIn': {
    request: z.strictObject({
      name: z.string().min(1).max(31),
      password: z.string().min(1).max(PASSWORD_CHARACTERS_MAX),
      code,
    }),
    response: opened,
  },
  'operators.readInvitation': {
    request: z.strictObject({ invitation }),
    response: z.object({ name: z.string(), role, secret: z.string(), uri: z.string() }),
  },
  'operators.acceptInvitation': {
    request: z.strictObject({
      invitation,
      password: z.string().min(PASSWORD_CHARACTERS_MIN).max(PASSWORD_CHARACTERS_MAX),
      code,
    }),
    response: opened.extend({ recoveryCodes: z.array(z.string()) }),
  },
  'operators.listSessions': {
    request: nothing,
    response: z.object({ sessions: z.array(session) }),
  },
  'operators.listOperators': {
    request: nothing,
    response: z.object({ operators: z.array(operator) }),
  },
  'operators.addOperator': {
    request: z.strictObject({
      name,
      role,
      merchantCodes: z.array(z.string().max(50)).max(100).describe('Empty for every merchant'),
      reason: reason.optional(),
    }),
    response: invited,
  },
  'operators.listProposals': {
    request: listRequest({ state: z.enum(['open', 'all']).default('open') }, z.uuid()),
    response: listOf(proposal),
  },
  'operators.approveProposal': { request: z.strictObject({ id: z.uuid() }), response: nothing },
  'operators.rejectProposal': {
    request: z.strictObject({ id: z.uuid(), reason }),
    response: nothing,
  },
  'operators.inviteOperator': { request: z.strictObject({ name, reason }), response: invited },
  'operators.disableOperator': { request: z.strictObject({ name, reason }), response: nothing },
  'operators.getSelf': { request: nothing, response: self },
  'operators.endSession': {
    request: z.strictObject({ id: z.uuid().optional().describe('This one where none is named') }),
    response: nothing,
  },
  'operators.listActs': {
    request: listRequest(
      {
        operator: word.optional(),
        act: word.optional(),
        subject: word.optional(),
        from: z.iso.datetime().optional(),
        to: z.iso.datetime().optional(),
      },
      z.string().regex(/^[1-9]\d{0,17}$/),
    ),
    response: listOf(act),
  },
} as const satisfies SchemasFor<typeof operatorsEndpoints>;
