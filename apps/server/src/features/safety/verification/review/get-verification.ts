import { DOCUMENT_SIDES } from '@maneki/contract/safety/verification';
import { done, refused } from '@maneki/kernel/outcome';
import { listUsernames } from '#features/identity';
import type { Tx } from '#platform/database/database';
import * as store from '../store.ts';
import { claimantOf, refuseClaim } from '../verification.ts';
import { describeVerification } from './describe-verification.ts';

/** One of the queue, with what the same member sent before. */
export async function getVerification(
  tx: Tx,
  asked: { id: string; merchantCode: string; operator: string; now: Date },
) {
  const { operator, now } = asked;
  const found = await store.findVerification(tx, asked);
  if (!found) return refused({ code: 'safety.verification_unknown', detail: {} });
  const names = await listUsernames(tx, [found.memberId]);
  const username = names.get(found.memberId) ?? found.memberId;
  const describe = (row: store.VerificationRow) => ({
    ...describeVerification(row, username),
    note: row.note,
  });
  const sides = await store.listDocumentSides(tx, found.id);
  const isMine = claimantOf(found, now) === operator;
  return done({
    ...describe(found),
    isMine,
    canClaim: !isMine && refuseClaim(found, operator, now) === undefined,
    sides: DOCUMENT_SIDES.filter((side) => sides.includes(side)),
    earlier: (await store.listEarlier(tx, found)).map(describe),
  });
}
