import { done, type Outcome, refused } from '@maneki/kernel/outcome';
import type { Tx } from '#platform/database/database';
import { addressKey } from '#platform/limits/address-key';
import { drawId, hashSecret, makeToken } from '#platform/secrets/secrets';
import { SESSION_LASTS_MS } from './operator.ts';
import * as store from './store.ts';

/** Where an operator sits. */
export type Place = { readonly address: string; readonly userAgent: string };

export type OpenedSession = { readonly token: string; readonly endsAt: Date };

/** Opens a session for whoever may run commands beside the product, which proves enough. */
export async function openOperatorSession(
  tx: Tx,
  { name, now }: { name: string; now: Date },
): Promise<Outcome<OpenedSession, { code: 'operator_unknown' }>> {
  const operator = await store.lockOperator(tx, name);
  if (!operator || operator.disabledAt) return refused({ code: 'operator_unknown' });
  return done(await openSessionOf(tx, operator.id, { address: '', userAgent: 'command', now }));
}

/** Opens a session for an operator who has proven who they are; its token is told this once. */
export async function openSessionOf(
  tx: Tx,
  operatorId: string,
  { address, userAgent, now }: Place & { readonly now: Date },
): Promise<OpenedSession> {
  const token = makeToken();
  const endsAt = new Date(now.getTime() + SESSION_LASTS_MS);
  await store.insertSession(tx, {
    id: drawId(now),
    operatorId,
    tokenHash: hashSecret(token),
    openedAt: now,
    endsAt,
    address,
    addressKey: address && addressKey(address),
    userAgent: userAgent.slice(0, USER_AGENT_MAX),
  });
  return { token, endsAt };
}

const USER_AGENT_MAX = 300;
