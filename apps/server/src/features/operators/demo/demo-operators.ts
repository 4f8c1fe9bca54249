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
      createdAt: now,
    });
    if (isNew) await store.markDemo(tx, { id, passwordHash, codeSalt: drawNonce() });
  }
}

export async function listDemoOperators(tx: Tx): Promise<readonly string[]> {
  return (await store.listDemo(tx)).map(({ name }) => name);
}

/** By which names, password and codes anybody may come in; nothing once real money is played for anywhere. */
export async function readDoor(tx: Tx, codes: OperatorCodes, now: Date) {
  const policies = await listMarketPolicies(tx);
  if (policies.some(({ mode }) => mode === 'REAL')) return null;
  const demo = await store.listDemo(tx);
  if (demo.length === 0) return null;
  return {
    password: DEMO_PASSWORD,
    codes: demo.map(({ name, codeSalt }) => ({ name, code: codes.make(codeSalt, now) })),
  };
}

/** Lets nobody in any more whose password everybody may know. */
export async function removeDemoOperators(tx: Tx, now: Date): Promise<void> {
  for (const { id } of await store.listDemo(tx)) await operators.disableOperator(tx, { id, now });
}
