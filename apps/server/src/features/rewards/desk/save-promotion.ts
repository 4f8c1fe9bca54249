import {
  PROMOTION_MOVES,
  type PromotionStatus,
  type PromotionType,
} from '@maneki/contract/rewards/promotion';
import type { PromotionFrame } from '@maneki/contract/rewards/promotion-console-schemas';
import type { TypedRule } from '@maneki/contract/rewards/promotion-rules';
import { refused } from '@maneki/kernel/outcome';
import { acted } from '#platform/audit/act';
import type { OperatorCall } from '#platform/calls/call';
import type { Tx } from '#platform/database/database';
import { drawId } from '#platform/secrets/secrets';
import { beginPromotion } from '../promotions/begin-promotion.ts';
import type { Promotion } from '../promotions/promotion.ts';
import { findPromotion, lockPromotion, putPromotion } from '../promotions/store.ts';
import { findFault, findRuleFault } from './find-fault.ts';
import { readFrame, writeFrame } from './write-frame.ts';

const subjectOf = (id: string) => `promotion ${id}`;
const unknown = () => refused({ code: 'rewards.promotion_unknown', detail: {} } as const);
const invalid = (field: string) =>
  refused({ code: 'rewards.promotion_invalid', detail: { field } } as const);

export async function addPromotion(
  tx: Tx,
  { merchantCode, operator, now }: OperatorCall,
  { type, title }: { readonly type: PromotionType; readonly title: string },
) {
  const id = drawId(now);
  const promotion = beginPromotion({ id, merchantCode, type, title, by: operator.name, now });
  await putPromotion(tx, promotion);
  return acted({ id }, { subject: subjectOf(id), before: null, after: { type, title } });
}

/** The promotion of an operator's merchant, held until the transaction ends. */
async function hold(tx: Tx, { merchantCode }: OperatorCall, id: string) {
  const found = await findPromotion(tx, { id, merchantCode });
  return found && lockPromotion(tx, id);
}

/** Writes everything but the rule. What was given keeps the terms that it was given on. */
export async function savePromotion(
  tx: Tx,
  call: OperatorCall,
  { id, ...frame }: PromotionFrame & { readonly id: string },
) {
  const before = await hold(tx, call, id);
  if (!before) return unknown();
  const promotion = readFrame(before, frame);
  const field = findFault(promotion);
  if (field) return invalid(field);
  await put(tx, call, promotion);
  return acted({}, { subject: subjectOf(id), before: writeFrame(before), after: frame });
}

/** Writes the rule of a promotion of that type. */
export async function saveRule(
  tx: Tx,
  call: OperatorCall,
  { id, ...typed }: TypedRule & { readonly id: string },
) {
  const before = await hold(tx, call, id);
  if (!before) return unknown();
  if (before.type !== typed.type) return invalid('type');
  const field = findRuleFault(typed);
  if (field) return invalid(field);
  await put(tx, call, { ...before, ...typed });
  return acted({}, { subject: subjectOf(id), before: before.rule, after: typed.rule });
}

export async function movePromotion(
  tx: Tx,
  call: OperatorCall,
  { id, to }: { readonly id: string; readonly to: PromotionStatus },
) {
  const before = await hold(tx, call, id);
  if (!before) return unknown();
  const next: readonly PromotionStatus[] = PROMOTION_MOVES[before.status];
  if (!next.includes(to))
    return refused({ code: 'rewards.promotion_moved_on', detail: {} } as const);
  const field = findFault(before);
  if (field && to === 'ACTIVE') return invalid(field);
  await put(tx, call, { ...before, status: to });
  const change = { before: { status: before.status }, after: { status: to } };
  return acted({}, { subject: subjectOf(id), ...change });
}

const put = (tx: Tx, { operator, now }: OperatorCall, promotion: Promotion) =>
  putPromotion(tx, { ...promotion, changedAt: now, changedBy: operator.name });
