import type { Tx } from '#platform/database/database';
import { isSameHash } from '#platform/secrets/secrets';
import { type CodeSubject, hashCode } from './code.ts';
import { CODES_COUNTING, WRONG_TRIES_MAX } from './code-limits.ts';
import * as store from './store.ts';

/**
 * Whether somebody has a code that was sent to them, which then counts no more. A message may
 * overtake another, or a stranger ask for one, so the one before the newest counts too. A wrong try
 * is counted at each, so the caller must keep its transaction even when it refuses.
 */
export async function spendCode(
  tx: Tx,
  input: CodeSubject & { readonly code: string; readonly now: Date },
): Promise<boolean> {
  const { code, now } = input;
  const newest = await store.lockNewestCodes(tx, { ...input, limit: CODES_COUNTING });
  const counting = newest.filter((sent) => isCounting(sent, now));
  if (counting.length === 0) return false;
  const ids = counting.map(({ id }) => id);
  const isRight = counting.some(({ id, codeHash }) => isSameHash(codeHash, hashCode(id, code)));
  if (isRight) await store.updateSpent(tx, { ids, now });
  else await store.countWrongTry(tx, ids);
  return isRight;
}

const isCounting = (code: store.HeldCode, now: Date): boolean =>
  code.spentAt === null && code.expiresAt > now && code.wrongTries < WRONG_TRIES_MAX;
