import type { OperatorRight } from './rights.ts';

/** What waits for a second operator, and the right that both of them need. */
export const PROPOSAL_KINDS = {
  'wallet.adjustBalance': 'adjustBalances',
  'site.changeMarketPolicy': 'changeMarkets',
  'safety.liftExclusion': 'liftExclusions',
  'play.payHeldWin': 'decideExceptions',
  'play.voidTableRound': 'decideExceptions',
  'lottery.voidIssue': 'decideExceptions',
  'lottery.resettleIssue': 'decideExceptions',
  'play.rotateProviderKey': 'manageProviders',
  'play.retireProviderKey': 'manageProviders',
  'cashier.creditDeposit': 'reviewDeposits',
  'cashier.assignPayment': 'reviewDeposits',
  'cashier.approveWithdrawal': 'reviewWithdrawals',
  'cashier.resolvePayout': 'reviewWithdrawals',
} as const satisfies Readonly<Record<string, OperatorRight>>;

export type ProposalKind = keyof typeof PROPOSAL_KINDS;

export const PROPOSAL_STATES = ['open', 'done', 'rejected', 'expired'] as const;

export type ProposalState = (typeof PROPOSAL_STATES)[number];
