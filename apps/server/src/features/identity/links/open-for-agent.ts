import { invariant } from '@maneki/kernel/invariant';
import type { MemberCall } from '#platform/calls/call';
import type { Tx } from '#platform/database/database';
import { findMember } from '../members/store.ts';
import { invitedType } from '../registration/invitation.ts';
import { openAccountFor } from '../registration/open-account-for.ts';

/** Opens an account below the agent who calls, in their market, currency and language. */
export async function openForAgent(
  tx: Tx,
  {
    call,
    username,
    passwordHash,
    targetType,
  }: {
    readonly call: MemberCall;
    readonly username: string;
    readonly passwordHash: string;
    readonly targetType: 0 | 1;
  },
) {
  const { merchantCode, now, hostname, caller } = call;
  const agent = await findMember(tx, caller.memberId);
  invariant(agent, 'who calls has an account');
  const { countryCode, currency, language } = agent;
  return openAccountFor(tx, {
    ...{ merchantCode, username, passwordHash, currency, language, countryCode, now },
    type: invitedType({ targetType, ownerType: agent.type }),
    parentId: agent.id,
    joinedVia: 'AGENT_CREATED',
    host: hostname,
  });
}
