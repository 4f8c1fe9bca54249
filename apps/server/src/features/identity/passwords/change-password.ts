import type { IdentityRefusal } from '@maneki/contract/identity/refusals';
import { invariant } from '@maneki/kernel/invariant';
import { done, type Outcome, refused } from '@maneki/kernel/outcome';
import type { Caller } from '#platform/calls/call';
import { recordEvent } from '#platform/outbox/record-event';
import { hashPassword } from '#platform/secrets/hash-password';
import type { IdentityServices } from '../identity-services.ts';
import { forgetGuesses } from '../login/forget-guesses.ts';
import { findMember } from '../members/store.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { checkOwnPassword, type OwnPasswordRefusal } from './check-own-password.ts';
import { judgeNewPassword, type NewPassword, type NewPasswordRefusal } from './new-password.ts';
import { replacePassword } from './store.ts';

export type ChangePasswordRefusal =
  | OwnPasswordRefusal
  | NewPasswordRefusal
  | Extract<IdentityRefusal, { code: 'identity.password_same' }>;

/** Changes the caller's password. Whoever else is logged in with the old one is not any more. */
export async function changePassword(
  services: Pick<IdentityServices, 'database'>,
  input: { caller: Caller; oldPassword: string; typed: NewPassword; now: Date },
): Promise<Outcome<{ isSaved: true }, ChangePasswordRefusal>> {
  const { database } = services;
  const { caller, oldPassword, typed, now } = input;
  const { memberId, sessionId } = caller;
  const member = await database.statement((tx) => findMember(tx, memberId));
  invariant(member, `session ${sessionId} belongs to nobody`);

  const checked = await checkOwnPassword(services, { caller, member, password: oldPassword, now });
  if (!checked.ok) return checked;
  const flaw = judgeNewPassword(typed, member.username);
  if (flaw) return refused(flaw);
  const isSame = member.passwordHash !== null && typed.newPassword === oldPassword;
  if (isSame) return refused({ code: 'identity.password_same', detail: {} });

  const newHash = await hashPassword(typed.newPassword);
  return database.transact(async (tx) => {
    await forgetGuesses(tx, member);
    const { passwordHash: oldHash } = member;
    const isSaved = await replacePassword(tx, { memberId, oldHash, newHash });
    if (!isSaved) return refused({ code: 'identity.password_old_wrong', detail: {} });
    await endSessions(tx, { memberId, exceptId: sessionId, now });
    const { merchantCode } = member;
    await recordEvent(tx, now, 'identity.account_secured', {
      ...{ memberId, merchantCode, what: 'PASSWORD_CHANGED' },
    });
    return done({ isSaved: true });
  });
}
