import type { IdentityRefusal } from '@maneki/contract/identity/refusals';
import { invariant } from '@maneki/kernel/invariant';
import { done, type Outcome, refused } from '@maneki/kernel/outcome';
import type { Call, MemberCall } from '#platform/calls/call';
import type { Tx } from '#platform/database/database';
import { recordEvent } from '#platform/outbox/record-event';
import { drawId } from '#platform/secrets/secrets';
import { findMember, insertMember } from '../members/store.ts';
import { judgePassword } from '../passwords/judge-password.ts';
import { checkUsername } from '../registration/check-availability.ts';
import { invitedType } from '../registration/invitation.ts';

type Judged<Code extends IdentityRefusal['code']> = Promise<
  Outcome<{ readonly username: string }, Extract<IdentityRefusal, { code: Code }>>
>;

/** Whether a name and a password would do for a new account, by the rules of registration. */
export async function judgeOpening(
  tx: Tx,
  {
    call,
    username,
    password,
  }: { readonly call: Call; readonly username: string; readonly password: string },
): Judged<
  | 'identity.account_format'
  | 'identity.username_taken'
  | 'identity.password_format'
  | 'identity.password_weak'
> {
  const name = await checkUsername(tx, { call, typed: username });
  if (!name.ok) return name;
  const typed = username.normalize('NFKC').trim().toLowerCase();
  const fault = judgePassword({ password, username: typed });
  if (fault) return refused({ code: fault, detail: {} });
  return done({ username: typed });
}

/**
 * Opens an account below the agent who calls, in their market and currency. Whoever it is for has to choose a
 * password of their own first. Answers who it is; nobody where the name was taken meanwhile.
 */
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
): Promise<string | undefined> {
  const { merchantCode, now, hostname, caller } = call;
  const agent = await findMember(tx, caller.memberId);
  invariant(agent, 'who calls has an account');
  const id = drawId(now);
  const type = invitedType({ targetType, ownerType: agent.type });
  const { countryCode, currency, language } = agent;
  const isNew = await insertMember(tx, {
    ...{ id, merchantCode, type, username, passwordHash, currency, language, countryCode },
    parentId: agent.id,
    joinedVia: 'AGENT_CREATED',
    mustChangePassword: true,
    registeredAt: now,
    // The address is the agent's: it says nothing of whose the account is.
    registeredAddress: '',
    registerHost: hostname,
    registerMethod: 'H5',
  });
  if (!isNew) return undefined;
  await recordEvent(tx, now, 'identity.member_registered', {
    ...{ memberId: id, merchantCode, type, parentId: agent.id, referrerId: null },
  });
  return id;
}
