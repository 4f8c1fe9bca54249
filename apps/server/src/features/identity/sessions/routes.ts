import type { identityEndpoints } from '@maneki/contract/identity/endpoints';
import { invariant } from '@maneki/kernel/invariant';
import { done, refused } from '@maneki/kernel/outcome';
import type { Handlers } from '#platform/calls/handlers';
import type { IdentityServices } from '../identity-services.ts';
import { describeMember } from '../members/member.ts';
import { findMember } from '../members/store.ts';
import { endSessions } from './end-sessions.ts';
import { listSessions } from './list-sessions.ts';
import { handOver, takeBackCookie } from './open-session.ts';
import { createRenewal, renewSession } from './renew-session.ts';

type SessionCalls =
  | 'logout'
  | 'getMember'
  | 'createRenewal'
  | 'renewSession'
  | 'listSessions'
  | 'revokeSession'
  | 'revokeOtherSessions';

/** Translates between the wire and the use cases. Decides nothing. */
export function sessionHandlers({
  database,
}: IdentityServices): Pick<Handlers<typeof identityEndpoints>, SessionCalls> {
  return {
    async logout(call) {
      const { memberId, sessionId } = call.caller;
      await database.transact((tx) =>
        endSessions(tx, { memberId, onlyId: sessionId, now: call.now }),
      );
      takeBackCookie(call);
      return done({ isEnded: true });
    },
    async getMember({ caller, now }) {
      const member = await database.statement((tx) => findMember(tx, caller.memberId));
      invariant(member, `session ${caller.sessionId} belongs to nobody`);
      return done(describeMember(member, { sessionId: caller.sessionId, now }));
    },
    async createRenewal(call) {
      return done(await database.statement((tx) => createRenewal(tx, call)));
    },
    async renewSession(call, { token, confirmed }) {
      const isConfirmed = confirmed === 'true';
      const outcome = await database.transact((tx) =>
        renewSession(tx, { call, token, isConfirmed }),
      );
      if (!outcome.ok) return outcome;
      handOver(call, outcome.value);
      return done(outcome.value.reply);
    },
    async listSessions({ caller, now }) {
      return done({ list: await database.statement((tx) => listSessions(tx, { caller, now })) });
    },
    async revokeSession({ caller: { memberId }, now }, { id }) {
      const ended = await database.transact((tx) => endSessions(tx, { memberId, onlyId: id, now }));
      if (ended === 0) return refused({ code: 'identity.session_not_found', detail: {} });
      return done({ isEnded: true });
    },
    async revokeOtherSessions({ caller: { memberId, sessionId }, now }) {
      const ended = await database.transact((tx) =>
        endSessions(tx, { memberId, exceptId: sessionId, now }),
      );
      return done({ ended });
    },
  };
}
