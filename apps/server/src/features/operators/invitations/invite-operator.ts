import { DAY_MS } from '@maneki/kernel/clock';
import { done, type Outcome, refused } from '@maneki/kernel/outcome';
import type { Tx } from '#platform/database/database';
import { drawNonce, hashSecret, makeToken } from '#platform/secrets/secrets';
import * as operators from '../store.ts';
import * as store from './store.ts';

const INVITATION_LASTS_MS = DAY_MS;

/**
 * Invites an operator to choose a password and set up their codes, for the first time or anew: whatever they
 * had of both opens nothing any more, and neither do their sessions. The token is told this once.
 */
export async function inviteOperator(
  tx: Tx,
  { name, now }: { name: string; now: Date },
): Promise<Outcome<{ invitation: string; expiresAt: Date }, { code: 'operator_unknown' }>> {
  const operator = await operators.lockOperator(tx, name);
  if (!operator || operator.disabledAt) return refused({ code: 'operator_unknown' });
  await operators.clearProofs(tx, { id: operator.id, now });
  const invitation = makeToken();
  const expiresAt = new Date(now.getTime() + INVITATION_LASTS_MS);
  await store.putInvitation(tx, {
    operatorId: operator.id,
    codeSalt: drawNonce(),
    tokenHash: hashSecret(invitation),
    expiresAt,
  });
  return done({ invitation, expiresAt });
}
