import type { IdentityRefusal } from '@maneki/contract/identity/refusals';
import { done, type Outcome, refused } from '@maneki/kernel/outcome';
import type { Tx } from '#platform/database/database';
import { recordEvent } from '#platform/outbox/record-event';
import { hashPassword } from '#platform/secrets/hash-password';
import { spendCode } from '../codes/spend-code.ts';
import type { IdentityServices } from '../identity-services.ts';
import { forgetGuesses } from '../login/forget-guesses.ts';
import * as members from '../members/store.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { transactOrUndo } from '../undo-refused.ts';
import { judgeNewPassword, type NewPassword, type NewPasswordRefusal } from './new-password.ts';

/** Where the code went: a number in E.164, or an address. */
export type Recipient = { readonly channel: 'sms' | 'email'; readonly recipient: string };

export type ResetRefusal =
  | NewPasswordRefusal
  | Extract<IdentityRefusal, { code: 'identity.code_wrong' }>;

/**
 * Sets a new password for whoever received a code at the account's proven number or address. It ends
 * every session and opens every lock. The password's own name is looked for only after the code has
 * proven the account, because a refusal would tell that there is one.
 */
export async function resetPassword(
  { database }: Pick<IdentityServices, 'database'>,
  input: Recipient & { merchantCode: string; code: string; typed: NewPassword; now: Date },
): Promise<Outcome<{ isSaved: true }, ResetRefusal>> {
  const { merchantCode, channel, recipient, code, typed, now } = input;
  const flaw = judgeNewPassword(typed, '');
  if (flaw) return refused(flaw);
  const passwordHash = await hashPassword(typed.newPassword);

  return transactOrUndo<{ isSaved: true }, ResetRefusal>(database, async (tx, undo) => {
    const proof = { merchantCode, channel, recipient, purpose: 'forgot', code, now } as const;
    const isProven = await spendCode(tx, proof);
    const member = await findOwner(tx, input);
    if (!isProven || !member) return refused({ code: 'identity.code_wrong', detail: {} });
    const ownFlaw = judgeNewPassword(typed, member.username);
    // The code is not spent on it: whoever has it chooses another password and sends it again.
    if (ownFlaw) undo(ownFlaw);
    await forgetGuesses(tx, member);
    await members.updatePassword(tx, { memberId: member.id, passwordHash });
    await endSessions(tx, { memberId: member.id, now });
    await recordEvent(tx, now, 'identity.account_secured', {
      ...{ memberId: member.id, merchantCode, what: 'PASSWORD_CHANGED' },
    });
    return done({ isSaved: true });
  });
}

function findOwner(
  tx: Tx,
  { merchantCode, channel, recipient }: Recipient & { merchantCode: string },
) {
  return channel === 'sms'
    ? members.findMemberByVerifiedMobile(tx, { merchantCode, mobile: recipient })
    : members.findMemberByVerifiedEmail(tx, { merchantCode, email: recipient });
}
