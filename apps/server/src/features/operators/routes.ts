import type { operatorsEndpoints } from '@maneki/contract/operators/endpoints';
import {
  OPERATOR_RIGHTS,
  type OperatorRight,
  roleHasRight,
} from '@maneki/contract/operators/rights';
import { done, refused } from '@maneki/kernel/outcome';
import { listMerchants } from '#features/site';
import { acted } from '#platform/audit/act';
import { listActs } from '#platform/audit/list-acts';
import { type Call, OPERATOR_COOKIE } from '#platform/calls/call';
import type { Handlers } from '#platform/calls/handlers';
import { readDoor } from './demo/demo-operators.ts';
import { acceptInvitation, readInvitation } from './invitations/accept-invitation.ts';
import { type LoginServices, logInOperator } from './login/log-in.ts';
import { addAndInvite, disableManaged, inviteAnew, listManaged } from './manage-operators.ts';
import type { OpenedSession } from './open-session.ts';
import { isLive, SESSION_LASTS_MS } from './operator.ts';
import { approveProposal, prepareApproval, rejectProposal } from './proposals/decide-proposal.ts';
import { listProposals } from './proposals/list-proposals.ts';
import type { ProposalExecutors } from './proposals/proposal.ts';
import * as store from './store.ts';

const ALL_RIGHTS = Object.keys(OPERATOR_RIGHTS) as OperatorRight[];

/** Translates between the wire and the use cases. Decides nothing. */
export function operatorsHandlers(
  services: LoginServices & { readonly executors: ProposalExecutors },
): Handlers<typeof operatorsEndpoints> {
  const { database, codes, executors } = services;
  return {
    async readDoor({ now }) {
      return done({ demo: await database.transact((tx) => readDoor(tx, codes, now)) });
    },
    async logIn(call, wish) {
      const opened = await logInOperator(services, { ...wish, ...placeOf(call), now: call.now });
      return opened.ok ? done(hand(call, opened.value)) : opened;
    },
    readInvitation: ({ now }, { invitation }) => readInvitation(services, { invitation, now }),
    async acceptInvitation(call, wish) {
      const acceptance = { ...wish, ...placeOf(call), now: call.now };
      const accepted = await acceptInvitation(services, acceptance);
      if (!accepted.ok) return accepted;
      const { recoveryCodes } = accepted.value;
      return done({ ...hand(call, accepted.value), recoveryCodes: [...recoveryCodes] });
    },
    async getSelf({ operator: { name, role, merchantCodes } }) {
      const rights = ALL_RIGHTS.filter((right) => roleHasRight(role, right));
      const merchants = (await database.statement(listMerchants))
        .filter(({ code }) => merchantCodes?.includes(code) ?? true)
        .map((merchant) => ({ code: merchant.code, name: merchant.name }));
      const codes = merchantCodes && [...merchantCodes];
      return done({ name, role, rights, merchantCodes: codes, merchants });
    },
    async listSessions({ operator, now }) {
      const wish = { id: operator.operatorId, now };
      const rows = await database.statement((tx) => store.listSessions(tx, wish));
      const live = rows.filter((row) =>
        isLive({ id: row.id, seenAt: row.seen_at, endsAt: row.ends_at, endedAt: null }, now),
      );
      return done({
        sessions: live.map((row) => ({
          id: row.id,
          openedAt: row.opened_at.toISOString(),
          seenAt: row.seen_at.toISOString(),
          endsAt: row.ends_at.toISOString(),
          address: row.address,
          userAgent: row.user_agent,
          isThis: row.id === operator.sessionId,
        })),
      });
    },
    async endSession(call, { id = call.operator.sessionId }, tx) {
      const { operatorId, sessionId } = call.operator;
      const isEnded = await store.endSession(tx, { id, operatorId, now: call.now });
      if (!isEnded) return refused({ code: 'operators.session_unknown', detail: {} });
      if (id === sessionId) keepToken(call, '', 0);
      // Their own, whichever merchant's site it was ended at.
      const merchantCodes = call.operator.merchantCodes ?? undefined;
      const change = { subject: `session ${id}`, before: 'open', after: 'ended', merchantCodes };
      return acted({}, change);
    },
    async listActs({ merchantCode }, wish) {
      return done(await listActs(database, { ...wish, merchantCode }));
    },
    async listOperators({ operator }) {
      return done({ operators: await database.statement((tx) => listManaged(tx, operator)) });
    },
    async listProposals({ merchantCode, now }, wish) {
      return done(await listProposals(database, { ...wish, merchantCode, now }));
    },
    approveProposal: {
      prepare: (call, { id }) => prepareApproval(database, call, { id, executors }),
      act: (call, { id }: { readonly id: string }, tx) =>
        approveProposal(tx, call, { id, executors }),
    },
    rejectProposal: (call, wish, tx) => rejectProposal(tx, call, wish),
    addOperator: ({ operator, now }, wish, tx) => addAndInvite(tx, operator, { ...wish, now }),
    inviteOperator: ({ operator, now }, { name }, tx) => inviteAnew(tx, operator, { name, now }),
    disableOperator: ({ operator, now }, { name }, tx) =>
      disableManaged(tx, operator, { name, now }),
  };
}

const placeOf = ({ address, client }: Call) => ({ address, userAgent: client.userAgent });

/** Browsers hold the token where no script can read it; other clients are told. */
function hand(call: Call, { token, endsAt }: OpenedSession) {
  const { isBrowser } = call.client;
  if (isBrowser) keepToken(call, token, SESSION_LASTS_MS / 1000);
  return { token: isBrowser ? null : token, endsAt: endsAt.toISOString() };
}

const keepToken = (call: Call, value: string, maxAgeSeconds: number) =>
  call.setCookie({ name: OPERATOR_COOKIE, value, maxAgeSeconds });
