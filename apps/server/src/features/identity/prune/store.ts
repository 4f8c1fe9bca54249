import { MEMBER_TYPES } from '@maneki/contract/identity/member-types';
import type { Tx } from '#platform/database/database';

/** Forgets codes, and what the development outbox shows of them. */
export async function pruneCodes(tx: Tx, sentBefore: Date): Promise<void> {
  await tx.deleteFrom('identity_codes').where('sent_at', '<', sentBefore).execute();
  await tx.deleteFrom('identity_outbox_messages').where('sent_at', '<', sentBefore).execute();
}

/**
 * Forgets trials and all that hangs on them, a few at a time; answers how many. Only who came as a
 * trial has an end, but what cannot be brought back is asked for twice.
 */
export async function pruneTrials(
  tx: Tx,
  { expiredBefore, limit }: { expiredBefore: Date; limit: number },
): Promise<number> {
  const rows = await tx
    .selectFrom('identity_members')
    .select('id')
    .where('type', '=', MEMBER_TYPES.trial)
    .where('expires_at', '<', expiredBefore)
    .orderBy('expires_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
  if (rows.length === 0) return 0;
  const ids = rows.map(({ id }) => id);
  await tx
    .deleteFrom('identity_renewals')
    .where('session_id', 'in', (sessions) =>
      sessions.selectFrom('identity_sessions').select('id').where('member_id', 'in', ids),
    )
    .execute();
  for (const table of OF_A_TRIAL)
    await tx.deleteFrom(table).where('member_id', 'in', ids).execute();
  await tx.deleteFrom('identity_members').where('id', 'in', ids).execute();
  return rows.length;
}

const OF_A_TRIAL = [
  'identity_sessions',
  'identity_devices',
  'identity_payment_guesses',
  'identity_trials',
] as const;

/** Forgets passkey ceremonies and visits to other login services that never came back. */
export async function pruneCeremonies(tx: Tx, now: Date): Promise<void> {
  await tx.deleteFrom('identity_ceremonies').where('expires_at', '<=', now).execute();
}
