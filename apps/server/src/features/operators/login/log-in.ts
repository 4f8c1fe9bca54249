import type { OperatorsRefusal } from '@maneki/contract/operators/refusals';
import { MINUTE_MS } from '@maneki/kernel/clock';
import { done, type Outcome, refused } from '@maneki/kernel/outcome';
import type { Database, Tx } from '#platform/database/database';
import { addressKey } from '#platform/limits/address-key';
import { isPassword } from '#platform/secrets/hash-password';
import { hashSecret } from '#platform/secrets/secrets';
import { type OpenedSession, openSessionOf, type Place } from '../open-session.ts';
import type { OperatorCodes } from './codes.ts';
import { mayTry, TRIES_LAST_MS } from './guard.ts';
import { normaliseRecoveryCode } from './recovery-codes.ts';
import * as store from './store.ts';

export type LoginServices = { readonly database: Database; readonly codes: OperatorCodes };

export type LoginWish = Place & {
  readonly name: string;
  readonly password: string;
  /** Of the moment, or one of those for recovery. */
  readonly code: string;
  readonly now: Date;
};

type LoginRefusal = Extract<
  OperatorsRefusal,
  {
    code: 'operators.login_wrong' | 'operators.too_many_tries' | 'operators.address_not_allowed';
  }
>;

const WRONG = refused({ code: 'operators.login_wrong', detail: {} });
const TOO_MANY = refused({
  code: 'operators.too_many_tries',
  detail: { minutes: TRIES_LAST_MS / MINUTE_MS },
});

/** Lets an operator in with a password and a code. Whatever is wrong about them, the answer is the same. */
export async function logInOperator(
  { database, codes }: LoginServices,
  wish: LoginWish,
): Promise<Outcome<OpenedSession, LoginRefusal>> {
  const { name, address, now } = wish;
  const since = new Date(now.getTime() - TRIES_LAST_MS);
  const proofs = await database.statement((tx) => store.findProofs(tx, name));
  const place = proofs && { operatorId: proofs.id, addressKey: addressKey(address) };
  // Whoever is not heard anyway costs no comparison of passwords.
  if (place && !mayTry(await database.statement((tx) => store.readTries(tx, { ...place, since }))))
    return TOO_MANY;

  const isRight = await isPassword(proofs?.passwordHash ?? null, wish.password);
  if (!proofs || !place) return WRONG;
  return database.transact(async (tx) => {
    const held = await store.lockProofs(tx, name);
    // Taken away, or chosen anew, while the password was compared.
    if (held?.passwordHash !== proofs.passwordHash) return WRONG;
    if (!mayTry(await store.readTries(tx, { ...place, since }))) return TOO_MANY;
    const isProven = isRight && (await isCodeTaken(tx, { proofs, codes, wish }));
    if (!isProven) {
      await store.countFailure(tx, { ...place, since, now });
      return WRONG;
    }
    if (!(await store.mayComeFrom(tx, { operatorId: proofs.id, address })))
      return refused({ code: 'operators.address_not_allowed', detail: {} });
    await store.forgetFailures(tx, place);
    return done(await openSessionOf(tx, proofs.id, wish));
  });
}

/** A code opens once, whether it is of the moment or for recovery. */
async function isCodeTaken(
  tx: Tx,
  tried: { proofs: store.Proofs; codes: OperatorCodes; wish: LoginWish },
): Promise<boolean> {
  const { proofs, codes, wish } = tried;
  const { code, now } = wish;
  const period = codes.periodOf(proofs.codeSalt, code, now);
  if (period !== undefined) return store.takeCode(tx, { operatorId: proofs.id, period });
  const codeHash = hashSecret(normaliseRecoveryCode(code));
  return store.takeRecoveryCode(tx, { operatorId: proofs.id, codeHash, now });
}
