import type { Category, TicketStatus } from '@maneki/contract/play/tickets';

/** How a bet came out. */
export type Settled = {
  readonly category: Category;
  readonly stake: bigint;
  readonly payout: bigint;
  /** What the provider says about it, where the amounts alone do not tell. */
  readonly result?: TicketStatus | undefined;
};

const FIXED_ODDS: readonly Category[] = ['SPORTS', 'ESPORTS', 'COCKFIGHT'];

/** Games in which a stake that comes back unchanged was not at risk in the end. */
const CAN_PUSH: readonly Category[] = [...FIXED_ODDS, 'LIVE', 'PVP'];

/** What a settled ticket says: the provider's word first, else what the amounts mean in its category. */
export function statusOf({ category, stake, payout, result }: Settled): TicketStatus {
  if (result) return result;
  if (payout === 0n) return 'LOST';
  if (payout === stake && CAN_PUSH.includes(category)) return 'PUSH';
  if (payout < stake && FIXED_ODDS.includes(category)) return 'HALF_LOST';
  return 'WON';
}

/**
 * The one measure behind rebates, rollover, VIP, salaries, missions and points. What a round knows of
 * opposing bets or covered outcomes only its provider can tell; it sends the turnover itself then.
 */
export function validTurnoverOf(settled: Settled & { readonly told?: bigint | undefined }): bigint {
  const { category, stake, payout, told } = settled;
  const status = statusOf(settled);
  if (status === 'VOID' || status === 'CANCELLED') return 0n;
  if (told !== undefined) return within(told, stake);
  if (FIXED_ODDS.includes(category) || category === 'PVP') {
    const net = payout - stake;
    return within(net < 0n ? -net : net, stake);
  }
  return status === 'PUSH' ? 0n : stake;
}

const within = (turnover: bigint, stake: bigint): bigint => (turnover > stake ? stake : turnover);
