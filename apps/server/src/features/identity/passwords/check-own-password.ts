import type { IdentityRefusal } from '@maneki/contract/identity/refusals';
import { done, type Outcome, refused } from '@maneki/kernel/outcome';
import type { Caller } from '#platform/calls/call';
import { isPassword } from '#platform/secrets/hash-password';
import type { IdentityServices } from '../identity-services.ts';
import { countGuess, forgiveGuess, holdGuesses, minutesLocked } from '../login/count-guess.ts';
import { secretSubject } from '../login/guesses.ts';
import type { Member } from '../members/member.ts';
import { isFresh, LOGIN_AGAIN } from '../sessions/check-fresh-session.ts';

export type OwnPasswordRefusal = Extract<
  IdentityRefusal,
  { code: 'identity.locked' | 'identity.password_old_wrong' | 'identity.login_again' }
>;

/**
 * Asks a member who is logged in for the password once more: somebody else may sit at their screen.
 * The count is their own, so that strangers at the login cannot use it up. Who has no password yet
 * must have logged in a short while ago.
 */
export async function checkOwnPassword(
  { database }: Pick<IdentityServices, 'database'>,
  input: {
    caller: Pick<Caller, 'sessionId'>;
    member: Pick<Member, 'id' | 'merchantCode' | 'passwordHash'>;
    password: string;
    now: Date;
  },
): Promise<Outcome<true, OwnPasswordRefusal>> {
  const { caller, member, password, now } = input;
  if (member.passwordHash === null) {
    const isProven = await database.statement((tx) => isFresh(tx, { caller, now }));
    return isProven ? done(true) : LOGIN_AGAIN;
  }
  const { merchantCode } = member;
  const subjects = [secretSubject(member.id)];
  const begun = await database.transact(async (tx) => {
    const held = await holdGuesses(tx, { merchantCode, subjects, now });
    const minutes = minutesLocked(held, ['secret']);
    if (minutes) return refused({ code: 'identity.locked', detail: { minutes } });
    return done(await countGuess(tx, held));
  });
  if (!begun.ok) return begun;
  if (!(await isPassword(member.passwordHash, password)))
    return refused({ code: 'identity.password_old_wrong', detail: {} });
  await database.transact((tx) => forgiveGuess(tx, begun.value, subjects));
  return done(true);
}
