import type { SafetyRefusal } from '@maneki/contract/safety/refusals';
import { done, type Outcome, refused } from '@maneki/kernel/outcome';
import { findOwner, letIn, lockMember } from '#features/identity';
import { type ProposalExecutor, propose } from '#features/operators';
import { acted } from '#platform/audit/act';
import type { OperatorCall } from '#platform/calls/call';
import type { Tx } from '#platform/database/database';
import { type Exclusion, hoursUntilLift, writeEnd } from './exclusion.ts';
import type { PlayerWallet } from './player-wallet.ts';
import { insertLift, listActive } from './store.ts';

type LiftPayload = { readonly memberId: string; readonly exclusionId: string };

type LiftRefusal = Extract<
  SafetyRefusal,
  { code: 'safety.exclusion_unknown' | 'safety.lift_too_soon' }
>;

/** Asks a second operator to let a member in before the time. The reason says what the member asked for. */
export async function proposeLift(
  tx: Tx,
  { operator, merchantCode, now }: OperatorCall,
  { memberId, exclusionId, reason }: LiftPayload & { readonly reason: string },
) {
  if ((await findOwner(tx, memberId))?.merchantCode !== merchantCode)
    return refused({ code: 'safety.member_unknown', detail: {} });
  const found = await findLiftable(tx, { memberId, exclusionId, now });
  if (!found.ok) return found;
  const { kind, endsAt } = found.value.exclusion;
  const payload: LiftPayload = { memberId, exclusionId };
  const subject = `member ${memberId}`;
  const act = { merchantCode, kind: 'safety.liftExclusion', subject, payload, reason } as const;
  const { id, expiresAt } = await propose(tx, { ...act, by: operator, now });
  const reply = { proposalId: id, expiresAt: expiresAt.toISOString() };
  const before = { exclusion: kind, until: writeEnd(endsAt) };
  return acted(reply, { subject, before, after: { proposal: id, exclusionId } });
}

/** Lets a member in as two operators agree, unless something else keeps them away. */
export const executeLift =
  ({ block }: Pick<PlayerWallet, 'block'>): ProposalExecutor =>
  async (tx, proposal, { by, now }) => {
    const payload = proposal.payload as LiftPayload;
    const { memberId } = payload;
    await lockMember(tx, memberId);
    const found = await findLiftable(tx, { ...payload, now });
    if (!found.ok) return found;
    const { exclusion, others } = found.value;
    const until = others[0]?.endsAt ?? null;
    await insertLift(tx, {
      exclusionId: exclusion.id,
      at: now,
      by: `${proposal.proposedByName}, ${by}`,
      reason: proposal.reason,
    });
    await letIn(tx, { memberId, until });
    await block(tx, { memberId, until });
    return done({ result: { lifted: exclusion.kind, until: until && writeEnd(until) } });
  };

type Liftable = { readonly exclusion: Exclusion; readonly others: readonly Exclusion[] };

async function findLiftable(
  tx: Tx,
  { memberId, exclusionId, now }: LiftPayload & { readonly now: Date },
): Promise<Outcome<Liftable, LiftRefusal>> {
  const active = await listActive(tx, { memberId, now });
  const exclusion = active.find(({ id }) => String(id) === exclusionId);
  if (!exclusion) return refused({ code: 'safety.exclusion_unknown', detail: {} });
  const hours = hoursUntilLift(exclusion, now);
  if (hours > 0) return refused({ code: 'safety.lift_too_soon', detail: { hours } });
  return done({ exclusion, others: active.filter((other) => other !== exclusion) });
}
