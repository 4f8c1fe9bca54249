import type { Endpoints } from '../endpoint.ts';
import type { OperatorsRefusal } from './refusals.ts';

/** Guessing is slow from one place. */
const TRIES = { calls: 20, perSeconds: 60 } as const;

/** How operators come in, what they ask about themselves, and who they are. */
export const operatorsEndpoints = {
  /** In a demonstration alone: by which names and codes anybody may come in. */
  readDoor: {
    name: 'operators.readDoor',
    method: 'GET',
    path: '/console/operators/door',
    module: 'COMM3',
    access: 'anyone',
    alwaysOpen: true,
    refusals: [],
  },
  /** A browser keeps the session in a cookie; other clients get its token. */
  logIn: {
    name: 'operators.logIn',
    method: 'POST',
    path: '/console/operators/login',
    module: 'COMM3',
    access: 'anyone',
    alwaysOpen: true,
    limit: TRIES,
    refusals: [
      'operators.login_wrong',
      'operators.too_many_tries',
      'operators.address_not_allowed',
    ],
  },
  /** Who is invited, and what their authenticator is set up with. */
  readInvitation: {
    name: 'operators.readInvitation',
    method: 'POST',
    path: '/console/operators/invitation',
    module: 'COMM3',
    access: 'anyone',
    alwaysOpen: true,
    limit: TRIES,
    refusals: ['operators.invitation_unknown'],
  },
  /** Chooses a password and shows a first code; the codes for recovery are told this once. */
  acceptInvitation: {
    name: 'operators.acceptInvitation',
    method: 'POST',
    path: '/console/operators/join',
    module: 'COMM3',
    access: 'anyone',
    alwaysOpen: true,
    limit: TRIES,
    refusals: ['operators.invitation_unknown', 'operators.code_wrong'],
  },
  /** Who is behind the session, and what they may do. */
  getSelf: {
    name: 'operators.getSelf',
    method: 'GET',
    path: '/console/operators/self',
    module: 'COMM3',
    access: 'operator:self',
    refusals: [],
  },
  listSessions: {
    name: 'operators.listSessions',
    method: 'GET',
    path: '/console/operators/sessions',
    module: 'COMM3',
    access: 'operator:self',
    refusals: [],
  },
  /** The one that calls, or another one of the same operator. */
  endSession: {
    name: 'operators.endSession',
    method: 'DELETE',
    path: '/console/operators/session',
    module: 'COMM3',
    access: 'operator:self',
    refusals: ['operators.session_unknown'],
  },
  /** Who did what, the latest first. */
  listActs: {
    name: 'operators.listActs',
    method: 'GET',
    path: '/console/operators/acts',
    module: 'COMM3',
    access: 'operator:readAudit',
    refusals: [],
  },
  listOperators: {
    name: 'operators.listOperators',
    method: 'GET',
    path: '/console/operators/accounts',
    module: 'COMM3',
    access: 'operator:manageOperators',
    refusals: [],
  },
  /** Makes an operator known, and invites them. */
  addOperator: {
    name: 'operators.addOperator',
    method: 'POST',
    path: '/console/operators/accounts',
    module: 'COMM3',
    access: 'operator:manageOperators',
    refusals: [
      'operators.name_taken',
      'operators.name_invalid',
      'operators.role_unknown',
      'operators.merchant_unknown',
    ],
  },
  /** Takes away what they come in with, and invites them to choose it anew. */
  inviteOperator: {
    name: 'operators.inviteOperator',
    method: 'POST',
    path: '/console/operators/invite',
    module: 'COMM3',
    access: 'operator:manageOperators',
    refusals: ['operators.operator_unknown', 'operators.demo_only', 'operators.not_yourself'],
  },
  disableOperator: {
    name: 'operators.disableOperator',
    method: 'POST',
    path: '/console/operators/disable',
    module: 'COMM3',
    access: 'operator:manageOperators',
    refusals: ['operators.operator_unknown', 'operators.demo_only', 'operators.not_yourself'],
  },
  /** What waits for a second operator, or has met one; the latest first. */
  listProposals: {
    name: 'operators.listProposals',
    method: 'GET',
    path: '/console/operators/proposals',
    module: 'COMM3',
    access: 'operator:readProposals',
    refusals: [],
  },
  /** Agrees to what another one proposed, and does it. */
  approveProposal: {
    name: 'operators.approveProposal',
    method: 'POST',
    path: '/console/operators/proposals/approve',
    module: 'COMM3',
    access: 'operator:decideProposals',
    refusals: [
      'operators.proposal_unknown',
      'operators.proposal_decided',
      'operators.proposal_expired',
      'operators.proposal_outdated',
      'operators.own_proposal',
      'operators.right_missing',
    ],
  },
  rejectProposal: {
    name: 'operators.rejectProposal',
    method: 'POST',
    path: '/console/operators/proposals/reject',
    module: 'COMM3',
    access: 'operator:decideProposals',
    refusals: [
      'operators.proposal_unknown',
      'operators.proposal_decided',
      'operators.proposal_expired',
      'operators.right_missing',
    ],
  },
} as const satisfies Endpoints<OperatorsRefusal['code']>;
