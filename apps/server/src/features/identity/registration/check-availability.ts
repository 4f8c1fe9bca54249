import { checkField } from '@maneki/contract/identity/field-check';
import type { IdentityRefusal } from '@maneki/contract/identity/refusals';
import { invariant } from '@maneki/kernel/invariant';
import { done, type Outcome, refused } from '@maneki/kernel/outcome';
import type { Call } from '#platform/calls/call';
import type { Tx } from '#platform/database/database';
import { readEmail } from '../members/email.ts';
import { findMemberByUsername, findMemberByVerifiedEmail } from '../members/store.ts';
import { listFieldSettings } from './list-field-settings.ts';
import { isReservedName } from './reserved-names.ts';

type Free<Code extends IdentityRefusal['code']> = Promise<
  Outcome<{ isFree: true }, Extract<IdentityRefusal, { code: Code }>>
>;

/** Whether a name can be had, by the rules that registration itself will apply. */
export async function checkUsername(
  tx: Tx,
  { call, typed }: { call: Call; typed: string },
): Free<'identity.account_format' | 'identity.username_taken'> {
  const { merchantCode } = call;
  const username = typed.normalize('NFKC').trim().toLowerCase();
  const settings = await listFieldSettings(tx, call);
  const setting = settings.find(({ field }) => field === 'username');
  invariant(setting, 'every field has its setting');
  const asked = { ...setting, isEnabled: true, isRequired: true };
  if (checkField(asked, username, NOTHING_ELSE))
    return refused({ code: 'identity.account_format', detail: {} });
  const isTaken =
    isReservedName(username) || (await findMemberByUsername(tx, { merchantCode, username }));
  return isTaken
    ? refused({ code: 'identity.username_taken', detail: {} })
    : done({ isFree: true });
}

const NOTHING_ELSE = {
  countryDialingCode: '',
  countryCode: null,
  username: '',
  minimumAge: 0,
  today: '',
};

/** Whether an address is nobody's: only one that was proven is somebody's. */
export async function checkEmail(
  tx: Tx,
  { call, typed }: { call: Call; typed: string },
): Free<'identity.email_format' | 'identity.email_taken'> {
  const { merchantCode } = call;
  const email = readEmail(typed);
  if (!email) return refused({ code: 'identity.email_format', detail: {} });
  const owner = await findMemberByVerifiedEmail(tx, { merchantCode, email });
  return owner ? refused({ code: 'identity.email_taken', detail: {} }) : done({ isFree: true });
}
