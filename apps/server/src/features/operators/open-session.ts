import { done, type Outcome, refused } from '@maneki/kernel/outcome';
import type { Tx } from '#platform/database/database';
import { drawId, hashSecret, makeToken } from '#platform/secrets/secrets';
import { SESSION_LASTS_MS } from './operator.ts';
import * as store from './store.ts';

/** Opens a session for an operator who has proven who they are; its token is told this once. */
export async function openOperatorSession(
  tx: Tx,
  { name, now }: { name: string; now: Date },
): Promise<Outcome<{ token: string; endsAt: Date }, { code: 'operator_unknown' }>> {
  const operator = await store.lockOperator(tx, name);
  if (!operator || operator.disabledAt) return refused({ code: 'operator_unknown' });
  const token = makeToken();
  const endsAt = new Date(now.getTime() + SESSION_LASTS_MS);
  await store.insertSession(tx, {
    id: drawId(now),
    operatorId: operator.id,
    tokenHash: hashSecret(token),
    openedAt: now,
    endsAt,
  });
  return done({ token, endsAt });
}
