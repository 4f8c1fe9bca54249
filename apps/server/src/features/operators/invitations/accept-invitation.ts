import type { OperatorsRefusal } from '@maneki/contract/operators/refusals';
import { done, type Outcome, refused } from '@maneki/kernel/outcome';
import { hashPassword } from '#platform/secrets/hash-password';
import { hashSecret } from '#platform/secrets/secrets';
import type { LoginServices } from '../login/log-in.ts';
import { drawRecoveryCodes, normaliseRecoveryCode } from '../login/recovery-codes.ts';
import { type OpenedSession, openSessionOf, type Place } from '../open-session.ts';
import * as store from './store.ts';

const UNKNOWN = refused({ code: 'operators.invitation_unknown', detail: {} });

/** Who is invited, and what their authenticator is set up with. */
export async function readInvitation(
  { database, codes }: LoginServices,
  { invitation, now }: { invitation: string; now: Date },
) {
  const tokenHash = hashSecret(invitation);
  const found = await database.transact((tx) => store.lockInvitation(tx, { tokenHash, now }));
  if (!found) return UNKNOWN;
  const { name, role, codeSalt } = found;
  return done({ name, role, ...codes.describe(codeSalt, name) });
}

type Acceptance = Place & {
  readonly invitation: string;
  readonly password: string;
  readonly code: string;
  readonly now: Date;
};

type AcceptRefusal = Extract<
  OperatorsRefusal,
  { code: 'operators.invitation_unknown' | 'operators.code_wrong' }
>;

/** Takes the operator's password and a first code, which shows that their authenticator is set up, and lets them in. */
export async function acceptInvitation(
  { database, codes }: LoginServices,
  acceptance: Acceptance,
): Promise<Outcome<OpenedSession & { recoveryCodes: readonly string[] }, AcceptRefusal>> {
  const { invitation, code, now } = acceptance;
  const passwordHash = await hashPassword(acceptance.password);
  return database.transact(async (tx) => {
    const tokenHash = hashSecret(invitation);
    const invited = await store.lockInvitation(tx, { tokenHash, now });
    if (!invited) return UNKNOWN;
    const { operatorId, codeSalt } = invited;
    const period = codes.periodOf(codeSalt, code, now);
    if (period === undefined) return refused({ code: 'operators.code_wrong', detail: {} });

    await store.storeProofs(tx, { operatorId, codeSalt, passwordHash, period });
    const recoveryCodes = drawRecoveryCodes();
    const hashes = recoveryCodes.map((each) => hashSecret(normaliseRecoveryCode(each)));
    await store.replaceRecoveryCodes(tx, { operatorId, hashes });
    const session = await openSessionOf(tx, operatorId, acceptance);
    return done({ ...session, recoveryCodes });
  });
}
