import type { PlayRefusal } from '@maneki/contract/play/refusals';
import { invariant } from '@maneki/kernel/invariant';
import { writeAmount } from '@maneki/kernel/money';
import { refused } from '@maneki/kernel/outcome';
import { listUsernames } from '#features/identity';
import { listOpenSubjects, propose } from '#features/operators';
import { acted } from '#platform/audit/act';
import type { OperatorCall } from '#platform/calls/call';
import type { Tx } from '#platform/database/database';
import { type DecideServices, decideHeldWinIn } from '../held/decide-held-win.ts';
import { type HeldWinName, heldWinAt } from '../held/held-win.ts';
import { type HeldPayment, isLarge } from '../held/pay-large-win.ts';
import { findHeldWin } from '../held/store.ts';
import { runsAll } from '../keys/propose-keys.ts';
import * as store from './store.ts';

export type Wish = { readonly id: string; readonly reason: string };

export const scopeOf = ({ merchantCode, operator }: OperatorCall): store.ExceptionScope => ({
  merchantCode,
  isOfAll: runsAll(operator),
});

/** Whose decision waits for a second operator is told by this. */
export const subjectOf = (id: string | bigint): string => `exception ${id}`;

const UNKNOWN = { code: 'play.exception_unknown', detail: {} } as const;
const UNFIT = { code: 'play.decision_unfit', detail: {} } as const;
const decided = (by: string | null) =>
  ({
    code: 'play.exception_decided',
    detail: { operator: by ?? '–' },
  }) as const satisfies PlayRefusal;

/** Says how something ended that moves no money by itself, once. */
export async function resolveByOperator(tx: Tx, call: OperatorCall, { id, reason }: Wish) {
  const exception = await store.lockException(tx, { ...scopeOf(call), id: BigInt(id) });
  if (!exception) return refused(UNKNOWN);
  if (exception.resolved_at) return refused(decided(exception.resolved_by));
  // A held win ends by what becomes of its money, and not by a word.
  if (exception.kind === 'WIN_HELD') return refused(UNFIT);
  const resolved = { id: exception.id, by: call.operator.name, resolution: reason, at: call.now };
  await store.resolveException(tx, resolved);
  const before = { kind: exception.kind, provider: exception.provider_code };
  return acted({}, { subject: subjectOf(id), before, after: 'resolved' });
}

/** Pays or refuses a held win, once; a large payment waits for a second operator. */
export async function decideByOperator(
  tx: Tx,
  call: OperatorCall,
  { id, reason, decision }: Wish & { readonly decision: 'PAY' | 'REFUSE' },
  services: Omit<DecideServices, 'database'>,
) {
  const exception = await store.findException(tx, { ...scopeOf(call), id: BigInt(id) });
  if (!exception) return refused(UNKNOWN);
  const name = heldWinAt({
    ...exception,
    memberId: exception.member_id,
    providerCode: exception.provider_code,
  });
  if (!name) return refused(UNFIT);
  const held = await findHeldWin(tx, name);
  invariant(held, `the held win of exception ${id} is gone`);
  if (held.decision) return refused(decided(held.decidedBy));
  if (decision === 'PAY' && isLarge(held)) return proposePayment(tx, call, { id, reason, held });
  const ended = await decideHeldWinIn(tx, services, {
    ...name,
    decision: decision === 'PAY' ? 'PAID' : 'REFUSED',
    by: call.operator.name,
    reason,
    now: call.now,
  });
  // Somebody else was first, while this one waited for the same win.
  if (!ended.ok) return refused(decided((await findHeldWin(tx, name))?.decidedBy ?? null));
  const { amount, currency, balance, afterwards } = ended.value;
  const paid = balance === undefined ? null : writeAmount(amount);
  const before = { held: writeAmount(amount), currency, memberId: name.memberId };
  const after = { decision, paid, balance: balance === undefined ? null : writeAmount(balance) };
  const reply = { paid, proposalId: null };
  return acted(reply, { subject: subjectOf(id), before, after }, afterwards);
}

async function proposePayment(
  tx: Tx,
  { operator, merchantCode, now }: OperatorCall,
  wish: Wish & {
    readonly held: HeldWinName & { readonly amount: bigint; readonly currency: string };
  },
) {
  const kind = 'play.payHeldWin';
  const subject = subjectOf(wish.id);
  // Of two who would propose it at once, the second one finds it proposed.
  await store.lockException(tx, { merchantCode, isOfAll: false, id: BigInt(wish.id) });
  if ((await listOpenSubjects(tx, { merchantCode, kind, now })).has(subject))
    return refused({ code: 'play.decision_waits', detail: {} });
  const { memberId, providerCode, key, amount, currency } = wish.held;
  const names = await listUsernames(tx, [memberId]);
  const member = names.get(memberId) ?? memberId;
  const payload: HeldPayment = {
    memberId,
    providerCode,
    key,
    amount: writeAmount(amount),
    currency,
    member,
  };
  const act = { merchantCode, kind, subject, payload, reason: wish.reason } as const;
  const { id: proposalId } = await propose(tx, { ...act, by: operator, now });
  const before = { held: payload.amount, currency, memberId };
  return acted({ paid: null, proposalId }, { subject, before, after: { proposal: proposalId } });
}
