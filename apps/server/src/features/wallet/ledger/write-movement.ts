import type { Movement } from '../movement.ts';

/** Writes a movement as a row for `movementColumns` of the store. */
export function writeMovement(movement: Movement, position: number, back?: bigint) {
  const { amount, counting, windows, direction } = movement;
  const isStake = counting.as === 'STAKE';
  const isRefund = counting.as === 'REFUND';
  const counted = isRefund ? counting.staked : windows;
  const lost = isStake
    ? amount - (back ?? 0n)
    : isRefund || counting.as === 'PAYOUT'
      ? -amount
      : 0n;
  return {
    position,
    member_id: movement.memberId,
    wallet: movement.wallet,
    currency: movement.currency,
    source: movement.source,
    key: movement.key,
    fingerprint: movement.fingerprint,
    kind: movement.kind,
    house: movement.house,
    is_out: direction === 'OUT',
    amount: String(amount),
    back: back === undefined ? null : String(back),
    staked: String(isStake ? amount : isRefund ? -amount : 0n),
    lost: String(lost),
    deposited: String(counting.as === 'DEPOSIT' ? amount : 0n),
    is_guarded: movement.isGuarded,
    ref_type: movement.reference?.type ?? null,
    ref_id: movement.reference?.id ?? null,
    remark: movement.remark ?? null,
    author: movement.author ?? null,
    at: movement.at.toISOString(),
    day: windows.day,
    week: windows.week,
    month: windows.month,
    counted_day: counted.day,
    counted_week: counted.week,
    counted_month: counted.month,
  };
}
