import { PLAYING_PAUSE_SECONDS_MAX } from '@maneki/contract/safety/limits';
import type { StoredAccount } from './accounts/store.ts';
import type { CapColumn } from './ledger/store.ts';
import type { Movement } from './movement.ts';

/** A player's limits, by the columns that they stand in; what is missing or null is not limited. */
export type Caps = Readonly<Partial<Record<CapColumn, bigint | null>>>;

export type MoveRefusal = {
  readonly code:
    | 'wallet.insufficient_funds'
    | 'wallet.limit_reached'
    | 'wallet.account_blocked'
    | 'wallet.account_closed'
    | 'wallet.currency_mismatch';
  readonly detail: Record<never, never>;
};

/** What is looked at of a movement, or of a hold, which takes money in the same way. */
type Wish = Pick<
  Movement,
  'currency' | 'isGuarded' | 'direction' | 'amount' | 'counting' | 'at' | 'windows'
>;

/**
 * Why a movement did not take place, looked up after the fact: the statement that moves money only
 * says that it did not. Undefined when it would take place now.
 */
export function findRefusal(
  account: StoredAccount,
  movement: Wish,
  caps: Caps = {},
): MoveRefusal | undefined {
  const because = (code: MoveRefusal['code']) => ({ code, detail: {} }) as const;
  if (!account) return because('wallet.account_closed');
  if (account.currency !== movement.currency) return because('wallet.currency_mismatch');
  if (movement.isGuarded) {
    if (account.closed_at) return because('wallet.account_closed');
    if (account.blocked_until && account.blocked_until > movement.at)
      return because('wallet.account_blocked');
  }
  if (isLimited(account, movement, caps)) return because('wallet.limit_reached');
  if (movement.direction === 'OUT' && account.available < movement.amount)
    return because('wallet.insufficient_funds');
  return undefined;
}

function isLimited(account: NonNullable<StoredAccount>, movement: Wish, caps: Caps): boolean {
  const { amount, counting, windows } = movement;
  const isStake = counting.as === 'STAKE';
  const played = isStake ? playedSeconds(account.staked_at, movement.at) : 0n;
  return (['day', 'week', 'month'] as const).some((period) => {
    const isCurrent = account[period] >= windows[period];
    const exceeds = (counter: bigint, more: bigint, cap: bigint | null | undefined) =>
      cap !== null && cap !== undefined && (isCurrent ? counter : 0n) + more > cap;
    if (counting.as === 'DEPOSIT')
      return exceeds(account[`deposited_${period}`], amount, caps[`deposit_${period}`]);
    return (
      isStake &&
      (exceeds(account[`staked_${period}`], amount, caps[`stake_${period}`]) ||
        exceeds(account[`lost_${period}`], amount, caps[`loss_${period}`]) ||
        exceeds(account[`played_${period}`], played, caps[`session_${period}`]))
    );
  });
}

/** As the statement counts it: from one stake to the next, unless the pause was long. */
function playedSeconds(stakedAt: Date | null, at: Date): bigint {
  const seconds = stakedAt ? (at.getTime() - stakedAt.getTime()) / 1_000 : 0;
  return seconds > 0 && seconds <= PLAYING_PAUSE_SECONDS_MAX ? BigInt(Math.floor(seconds)) : 0n;
}
