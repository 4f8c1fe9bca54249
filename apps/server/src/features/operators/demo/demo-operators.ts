import { listMarketPolicies } from '#features/site';
import type { Tx } from '#platform/database/database';
import { hashPassword } from '#platform/secrets/hash-password';
import { drawId, drawNonce } from '#platform/secrets/secrets';
import type { OperatorCodes } from '../login/codes.ts';
import * as operators from '../store.ts';
import * as store from './store.ts';

/** Two, because some acts need a second pair of eyes. */
const DEMO_OPERATORS = [
  { name: 'operator', role: 'owner' },
  { name: 'supervisor', role: 'owner' },
] as const;

/** Everybody who visits a demonstration may know it. */
const DEMO_PASSWORD = 'maneki2026';

/** Gives a demonstration its operators. */
export async function seedDemoOperators(tx: Tx, now: Date): Promise<void> {
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  for (const { name, role } of DEMO_OPERATORS) {
    const id = drawId(now);
    const isNew = await operators.insertOperator(tx, {
      id,
      name,
      role,
      merchantCodes: null,
      isDemo: true,
      createdAt: now,
    });
    if (isNew) await store.storeKnownProofs(tx, { id, passwordHash, codeSalt: drawNonce() });
  }
}

/** Names of those who can come in, or could accept an invitation. */
export async function listDemoOperators(tx: Tx): Promise<readonly string[]> {
  return (await store.listDemo(tx)).filter(({ isDisabled }) => !isDisabled).map(({ name }) => name);
}

/** Names of all who were ever operators of the demonstration. */
export async function listDemoNames(tx: Tx): Promise<readonly string[]> {
  return (await store.listDemo(tx)).map(({ name }) => name);
}

/** By which names, password and codes anybody may come in; nothing once real money is played for anywhere. */
export async function readDoor(tx: Tx, codes: OperatorCodes, now: Date) {
  const policies = await listMarketPolicies(tx);
  if (policies.some(({ mode }) => mode === 'REAL')) return null;
  const open = (await store.listDemo(tx)).flatMap(({ name, codeSalt, isDisabled }) =>
    codeSalt && !isDisabled && isKnown(name) ? [{ name, code: codes.make(codeSalt, now) }] : [],
  );
  return open.length === 0 ? null : { password: DEMO_PASSWORD, codes: open };
}

/** Whom they added chose a password of their own. */
const isKnown = (name: string): boolean => DEMO_OPERATORS.some((demo) => demo.name === name);

/**
 * Lets nobody in any more whose password everybody may know, nor whom they let in, and has nobody agree to what
 * any of them proposed. Answers the names of those whom they added.
 */
export async function removeDemoOperators(tx: Tx, now: Date): Promise<readonly string[]> {
  const all = await store.listDemo(tx);
  const left = all.filter(({ isDisabled }) => !isDisabled);
  for (const { id } of left) await operators.disableOperator(tx, { id, now });
  if (all.length > 0) await store.expireProposals(tx, { ids: all.map(({ id }) => id), now });
  return left.map(({ name }) => name).filter((name) => !isKnown(name));
}
