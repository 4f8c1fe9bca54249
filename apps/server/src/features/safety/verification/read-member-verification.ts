import { DOCUMENT_SIDES } from '@maneki/contract/safety/verification';
import { done, refused } from '@maneki/kernel/outcome';
import { listUsernames } from '#features/identity';
import type { Tx } from '#platform/database/database';
import { isMemberOf } from '../is-member-of.ts';
import { findVerificationLevel } from './find-level.ts';
import { describeVerification } from './review/describe-verification.ts';
import * as store from './store.ts';

const SENT_MAX = 20;

/** How well a member is known, and what became of everything that they sent. */
export async function readMemberVerification(
  tx: Tx,
  asked: { readonly memberId: string; readonly merchantCode: string },
) {
  const { memberId } = asked;
  if (!(await isMemberOf(tx, asked))) return refused({ code: 'safety.member_unknown', detail: {} });
  const username = (await listUsernames(tx, [memberId])).get(memberId) ?? memberId;
  const sent = await store.listOfMember(tx, { memberId, limit: SENT_MAX });
  const kept = await store.listSidesOf(
    tx,
    sent.map(({ id }) => id),
  );
  const statedAt = await store.findStatedAt(tx, memberId);
  return done({
    level: await findVerificationLevel(tx, memberId),
    statedAt: statedAt?.toISOString() ?? null,
    sent: sent.map((row) => ({
      ...describeVerification(row, username),
      note: row.note,
      sides: DOCUMENT_SIDES.filter((side) => kept.get(row.id)?.includes(side)),
    })),
  });
}
