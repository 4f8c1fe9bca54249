import type { LotteryTerms } from './lottery.ts';
import type { Category, TicketStatus } from './tickets.ts';

/** Amounts are ledger units as decimal digits, because an event is kept as JSON. */
type Settlement = {
  readonly memberId: string;
  readonly merchantCode: string;
  readonly currency: string;
  readonly providerCode: string;
  readonly roundId: string;
  readonly txId: string;
  readonly vendorCode: string;
  readonly gameId: string;
  readonly category: Category;
  readonly status: TicketStatus;
  readonly stake: string;
  readonly validTurnover: string;
  readonly payout: string;
  readonly settledAt: string;
  /** By which prizes a lottery ticket is paid. */
  readonly lottery?: LotteryTerms | undefined;
};

/** Facts about bets: rollover, VIP, points, missions, rebates and reports all build on them. */
export type PlayEvents = {
  /** A bet is decided: told once for each. */
  'play.bet_settled': Settlement;
  /** A settled bet paid more after all, or less: the amounts are only what was added, or below zero what was taken. */
  'play.bet_resettled': Settlement;
};
